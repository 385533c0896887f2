import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import sirv from "sirv";
import { listen } from "./ports.ts";

/**
 * A host for files that knows nothing of this project: pages without their ending, and for what is
 * missing the nearest 404.html, as Cloudflare Pages does it. It has no redirects of its own.
 */
export async function startStaticHost(folder: string) {
  const server = createServer((request, response) => {
    files(request, response, () => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      response.end(readFileSync(nearestNotFound(folder, pathname)));
    });
  });
  const files = sirv(folder, { extensions: ["html"], brotli: true, gzip: true });
  const port = await listen(server);
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function nearestNotFound(folder: string, path: string): string {
  const file = join(folder, path, "404.html");
  return path === "/" || existsSync(file) ? file : nearestNotFound(folder, dirname(path));
}
