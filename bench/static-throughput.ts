import { globSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { siteFolder } from "../tests/support/built-site.ts";
import { nginx as projectNginx } from "../tests/support/proxies/nginx.ts";
import { siteName } from "../tests/support/proxies/proxy.ts";
import type { RunningServer } from "../tests/support/servers/running-server.ts";
import { load, run } from "./programs.ts";
import { atLeastShare, atMost, median, type Row } from "./row.ts";

const port = 4399;
const seconds = 4;
/** The target, as a share of one nginx worker's requests a second. */
const share = 0.4;
/** Behind nginx the figure is nginx's own, but for what one run differs from the next. */
const shareBehindNginx = 0.9;

/** Measures requests a second for two pages and a picture, and those of one nginx worker. */
export async function measureStatic(server: RunningServer, rounds: number): Promise<Row[]> {
  const nginx = await startNginx();
  const rows: Row[] = [];
  try {
    for (const { name, path } of files()) {
      const ours: number[] = [];
      const anchor: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const options = { connections: 50, seconds };
        ours.push((await load(server.url + path, options)).rate);
        anchor.push((await load(nginx.url + path, options)).rate);
      }
      rows.push(atLeastShare(name, median(ours), median(anchor), share, "requests/s"));
    }
    const before = residentMegabytes(server.pid);
    const crowd = await load(`${server.url}/`, { connections: 500, seconds: 20 });
    const after = residentMegabytes(server.pid);
    rows.push(
      atMost("500 connections, 20 s: errors", crowd.errors, 0, "", `${Math.round(crowd.rate)}/s`),
      atMost("500 connections, 20 s: memory", after, before * 1.25, "MB", `before ${before} MB`),
    );
  } finally {
    await nginx.stop();
  }
  rows.push(await measureBehindNginx(server, rounds));
  return rows;
}

/**
 * Measures a page through the configuration that the project ships (deploy/nginx.conf), which keeps
 * pages for a second, and the same page from nginx's own files; both with TLS, a log and two
 * workers.
 */
async function measureBehindNginx(server: RunningServer, rounds: number): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), "bench-proxy-"));
  const proxy = await projectNginx.start(folder, [new URL(server.url).host]);
  const nginx = await startNginx({ certificates: folder });
  const ours: number[] = [];
  const anchor: number[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const options = { connections: 50, seconds, host: siteName };
      ours.push((await load(`https://127.0.0.1:${proxy.https}/privacy`, options)).rate);
      anchor.push((await load(`${nginx.url}/privacy`, options)).rate);
    }
  } finally {
    await nginx.stop();
    await proxy.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const what = "a page behind the project's nginx, with TLS";
  return atLeastShare(what, median(ours), median(anchor), shareBehindNginx, "requests/s");
}

const files = () => [
  { name: "a page", path: "/privacy" },
  { name: "the home page", path: "/" },
  {
    name: "a picture",
    path: `/_astro/${globSync("two-exterior-day.*-800.avif", { cwd: `${siteFolder}/_astro` })[0]}`,
  },
];

/** Starts nginx on the built site's files; with TLS where a folder of certificates is named. */
async function startNginx({ certificates }: { certificates?: string } = {}) {
  const folder = await mkdtemp(join(tmpdir(), "bench-nginx-"));
  const config = join(folder, "nginx.conf");
  const brotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
  await writeFile(
    config,
    `load_module ${brotli};
    worker_processes ${certificates ? 2 : 1}; pid ${folder}/pid; error_log ${folder}/error.log;
    events { worker_connections 2048; }
    http {
      include /etc/nginx/mime.types; access_log ${certificates ? `${folder}/access.log` : "off"}; sendfile on; tcp_nopush on;
      keepalive_requests 1000000; open_file_cache max=2000;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
      uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      server {
        listen 127.0.0.1:${port}${certificates ? " ssl" : ""}; root ${resolve(siteFolder)};
        ${certificates ? `ssl_certificate ${certificates}/fullchain.pem; ssl_certificate_key ${certificates}/privkey.pem;` : ""}
        brotli_static on; gzip_static on;
        location / { try_files $uri $uri.html $uri/index.html =404; }
      }
    }`,
  );
  await run("nginx", ["-c", config]);
  return {
    url: `${certificates ? "https" : "http"}://127.0.0.1:${port}`,
    async stop() {
      await run("nginx", ["-c", config, "-s", "stop"]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
