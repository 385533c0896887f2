import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { writeSite } from "../../tests/support/servers/site.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import { requestListener } from "../http/http-server.ts";

const text = "A page about washroom trailers. ".repeat(40);

/** Asks a real server and the app without a socket, which must answer the same. */
async function openAsker() {
  const siteFolder = await writeSite({
    "page.html": text,
    "page.html.br": brotliCompressSync(text),
    "page.html.gz": gzipSync(text),
    "picture.avif": "0123456789",
  });
  const { app } = await startTestServer({ siteFolder });
  const server = createServer(requestListener(app));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;

  return async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
    const direct = await new Promise<{
      status: number;
      headers: IncomingHttpHeaders;
      body: Buffer;
    }>((resolve, reject) => {
      const asked = request({ port, path, headers, method, agent: false }, async (response) => {
        const body = Buffer.concat(await Array.fromAsync(response));
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
      asked.once("error", reject).end();
    });
    const viaApp = await app.request(path, { headers, method });
    expect(viaApp.status).toBe(direct.status);
    for (const name of viaApp.headers.keys())
      expect([name, direct.headers[name]]).toEqual([name, viaApp.headers.get(name)]);
    return direct;
  };
}

test("sends the smallest encoding that the client takes", async () => {
  const ask = await openAsker();
  const browser = await ask("/page", { "accept-encoding": "gzip, deflate, br, zstd" });
  expect(browser.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(browser.body).toString()).toBe(text);
  expect(browser.headers["content-length"]).toBe(String(browser.body.length));
  expect(browser.headers.vary).toBe("Accept-Encoding");
  const older = await ask("/page", { "accept-encoding": "gzip;q=0.5, br;q=0" });
  expect(older.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(older.body).toString()).toBe(text);
  for (const header of ["", "identity", "lzma", "br;q=0, gzip;q=0", "%%%"]) {
    const plain = await ask("/page", { "accept-encoding": header });
    expect([header, plain.headers["content-encoding"]]).toEqual([header, undefined]);
    expect(plain.body.toString()).toBe(text);
  }
  const picture = await ask("/picture.avif", { "accept-encoding": "br" });
  expect(picture.headers["content-encoding"]).toBeUndefined();
  expect(picture.headers.vary).toBeUndefined();
});

test("answers 304 without a body to who has the file, in that encoding only", async () => {
  const ask = await openAsker();
  const takesBrotli = { "accept-encoding": "br" };
  const etag = (await ask("/page", takesBrotli)).headers.etag ?? "";
  expect(etag).toMatch(/^"[\w-]{16}-br"$/);
  for (const known of [etag, `"other", W/${etag}`, "*"]) {
    const again = await ask("/page", { ...takesBrotli, "if-none-match": known });
    expect([known, again.status, again.body.length]).toEqual([known, 304, 0]);
    expect(again.headers.etag).toBe(etag);
    expect(again.headers["cache-control"]).toBe("no-cache");
  }
  expect((await ask("/page", { ...takesBrotli, "if-none-match": '"old"' })).status).toBe(200);
  expect((await ask("/page", { "if-none-match": etag })).status).toBe(200);
});

test("sends the whole file to who asks for a part of it", async () => {
  const ask = await openAsker();
  const whole = await ask("/picture.avif", { range: "bytes=0-3" });
  expect([whole.status, whole.body.toString()]).toEqual([200, "0123456789"]);
  expect(whole.headers["content-range"]).toBeUndefined();
});

test("answers HEAD with the headers of GET and no body", async () => {
  const ask = await openAsker();
  const headers = { "accept-encoding": "br" };
  const get = await ask("/page", headers);
  const head = await ask("/page?from=card", headers, "HEAD");
  expect([head.status, head.body.length]).toEqual([200, 0]);
  const { date: _a, ...asked } = head.headers;
  const { date: _b, ...got } = get.headers;
  expect(asked).toEqual(got);
});

test("shows no compressed file under an address of its own", async () => {
  const ask = await openAsker();
  for (const path of ["/page.html.br", "/page.html.gz", "/page.br"])
    expect((await ask(path)).status).toBe(404);
});

test("sends the security headers with every answer, out of the site or not (§10.23)", async () => {
  const ask = await openAsker();
  for (const path of ["/page", "/picture.avif", "/about", "/no-such-page", "/healthz", "/%"]) {
    const { headers } = await ask(path);
    expect([path, headers["x-frame-options"], headers["referrer-policy"]]).toEqual([
      path,
      "DENY",
      "strict-origin-when-cross-origin",
    ]);
  }
});
