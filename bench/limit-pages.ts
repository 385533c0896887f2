import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";

const page = (body: string, style: string) =>
  brotliCompressSync(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A limit page</title><style>${style}</style></head><body><main>${body}</main></body></html>`,
  );

const text = page(
  `<h1>Washroom trailers</h1><p>${"Text of a page that has nothing else. ".repeat(20)}</p>`,
  "body{font-family:sans-serif;max-width:60ch;margin:auto;padding:1rem}",
);
const picture = page(
  '<h1>Washroom trailers</h1><img src="/picture.avif" width="800" height="534" alt="A trailer" fetchpriority="high">',
  "body{font-family:sans-serif;margin:0}img{width:100%;height:auto}",
);

/** Has the browser prerender the text page on a hover, as our pages do. */
const link = page(
  '<header><nav aria-label="Main"><a href="/text">Text</a> <a href="/picture">Picture</a></nav></header><script type="speculationrules">{"prerender":[{"where":{"href_matches":"/*"},"eagerness":"moderate"}]}</script>',
  "",
);

/** Serves the smallest pages with text and with one picture: bare HTML with inline styles. */
export async function serveLimitPages(avif: Buffer) {
  const server = createServer(({ url }, response) => {
    if (url === "/picture.avif") {
      response.writeHead(200, { "Content-Type": "image/avif" }).end(avif);
      return;
    }
    const headers = { "Content-Type": "text/html", "Content-Encoding": "br" };
    response.writeHead(200, headers).end({ "/picture": picture, "/": link }[url ?? ""] ?? text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    address,
    text: `${address}/text`,
    picture: `${address}/picture`,
    close: () => server.close(),
  };
}
