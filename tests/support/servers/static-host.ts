import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { listenOnFreePort } from "./ports.ts";

/**
 * A host for files that knows nothing of this project: pages without their ending, and for what is
 * missing the nearest 404.html, as Cloudflare Pages does it. It has no redirects of its own.
 */
export async function startStaticHost(folder: string) {
  const files = { root: folder, precompressed: true };
  const app = new Hono()
    .use(serveStatic(files))
    .use(serveStatic({ ...files, rewriteRequestPath: (path) => `${path}.html` }))
    .notFound((c) => c.html(readFileSync(nearestNotFound(folder, c.req.path), "utf8"), 404));
  const server = createServer(getRequestListener(app.fetch));
  const port = await listenOnFreePort(server);
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
