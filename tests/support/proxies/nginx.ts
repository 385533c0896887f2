import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { programs } from "../settings.ts";
import {
  findPorts,
  type Ports,
  type ReverseProxy,
  render,
  run,
  siteName,
  startProxyProgram,
} from "./proxy.ts";

const configuration = "deploy/nginx.conf";
/** The one to test with; NGINX_PATH names another than the machine's. */
const program = programs.nginx;
const version = run(program, ["-V"]);

export const nginx: ReverseProxy = {
  name: "nginx",
  configuration,
  missing:
    version === null
      ? "it is not installed: apt-get install nginx-light"
      : run("openssl", ["version"]) === null
        ? "openssl is not installed, which makes its certificate"
        : null,
  savesRequests: true,
  keepsPages: true,
  async start(folder, replicas) {
    const ports = await findPorts();
    makeCertificate(folder);
    await writeFile(join(folder, "site.conf"), await renderSite(folder, ports, replicas));
    await writeFile(join(folder, "nginx.conf"), mainConfiguration(folder));
    const args = ["-e", "stderr", "-p", folder, "-c", join(folder, "nginx.conf")];
    const started = await startProxyProgram({ program, args, ports });
    return {
      ...ports,
      ...started,
      authority: await readFile(join(folder, "fullchain.pem")),
      logged: async () =>
        started.output() + (await readFile(join(folder, "access.log")).catch(() => "")),
    };
  },
};

function makeCertificate(folder: string): void {
  run("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
    ...["-days", "2", "-subj", `/CN=${siteName}`, "-addext", `subjectAltName=DNS:${siteName}`],
    ...["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")],
  ]);
}

/** The shipped file with this test's ports, folders and replicas. */
function renderSite(folder: string, { http, https }: Ports, replicas: string[]): Promise<string> {
  const servers = replicas.map((replica) => `server ${replica} fail_timeout=2s;`);
  return render(configuration, [
    [/(listen (?:\[::\]:)?)80;/g, `$1${http};`],
    [/(listen (?:\[::\]:)?)443 /g, `$1${https} `],
    [/server 127\.0\.0\.1:4321 .*;/, servers.join("\n")],
    [/\/etc\/letsencrypt\/live\/[^/]+/g, folder],
    [/\/var\/cache\/nginx-washrooms/, join(folder, "cache")],
  ]);
}

/** What Debian's own nginx.conf has that concerns the site, with all written in the folder. */
function mainConfiguration(folder: string): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  return `
    daemon off;
    pid ${join(folder, "pid")};
    ${process.getuid?.() === 0 ? "user root;" : ""}
    worker_processes 2;
    events {}
    http {
      ${temporary.join("\n")}
      access_log ${join(folder, "access.log")};
      ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
      gzip on;
      include ${join(folder, "site.conf")};
    }`;
}
