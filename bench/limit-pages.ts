import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";

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

/** Serves the smallest pages with text and with one picture: bare HTML with inline styles. */
export async function serveLimitPages() {
  const avif = await sharp("content/photos/four-exterior.jpg")
    .resize(800, 534)
    .avif({ quality: 50 })
    .toBuffer();
  const server = createServer(({ url }, response) => {
    if (url === "/picture.avif") {
      response.writeHead(200, { "Content-Type": "image/avif" }).end(avif);
      return;
    }
    const headers = { "Content-Type": "text/html", "Content-Encoding": "br" };
    response.writeHead(200, headers).end(url === "/picture" ? picture : text);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    text: `${address}/text`,
    picture: `${address}/picture`,
    close: () => server.close(),
  };
}
