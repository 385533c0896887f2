import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { connect } from "node:tls";
import { programs } from "../settings.ts";
import { until } from "../until.ts";
import { findPorts, type ReverseProxy, render, run, siteName, startProxyProgram } from "./proxy.ts";

const configuration = "deploy/Caddyfile";
/** The one to test with; CADDY_PATH names another than the machine's. */
const program = programs.caddy;

export const caddy: ReverseProxy = {
  name: "Caddy",
  configuration,
  missing: run(program, ["version"]) === null ? "it is not installed: apt-get install caddy" : null,
  savesRequests: false,
  keepsPages: false,
  async start(folder, replicas) {
    const ports = await findPorts();
    const file = join(folder, "Caddyfile");
    await writeFile(file, await render(configuration, [[/^\{$/m, globalOptions(folder, ports)]]));
    const env = { SITE_ADDRESS: siteName, REPLICAS: replicas.join(" "), HOME: folder };
    const args = ["run", "--config", file, "--adapter", "caddyfile"];
    const started = await startProxyProgram({ program, args, env, ports });
    const root = join(folder, "pki/authorities/local/root.crt");
    const authority = await until(() => readFile(root).catch(() => null), "Caddy's authority");
    await until(() => hasCertificate(ports.https, authority), "Caddy's certificate");
    return { ...ports, ...started, authority, logged: async () => started.output() };
  },
};

/** Keeps Caddy to the folder and to this test's ports, with a certificate of its own making. */
const globalOptions = (folder: string, { http, https }: { http: number; https: number }) => `{
  admin off
  local_certs
  skip_install_trust
  storage file_system ${folder}
  http_port ${http}
  https_port ${https}`;

/** Caddy listens before it has made its certificate, and until then breaks connections off. */
async function hasCertificate(port: number, ca: Buffer): Promise<boolean> {
  const socket = connect({ port, servername: siteName, ca });
  const isSecure = await once(socket, "secureConnect").catch(() => null);
  socket.destroy();
  return isSecure !== null;
}
