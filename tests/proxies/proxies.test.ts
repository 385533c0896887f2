import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { Server } from "node:http";
import { connect } from "node:tls";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { maxFormBytes, maxJsonBytes } from "../../quote-request/fields.ts";
import { formPath, functionPath, thankYouPath } from "../../quote-request/protocol.ts";
import { headersOfEveryAnswer } from "../../server/built-site/http-headers.ts";
import { challengePath, newNonce } from "../../server/http/challenge.ts";
import { perNetwork } from "../../server/quarantine/quarantine-check.ts";
import { caddy } from "../support/proxies/caddy.ts";
import { nginx } from "../support/proxies/nginx.ts";
import {
  listenAsServer,
  type ProxiedServers,
  startProxiedServers,
  startProxy,
} from "../support/proxies/proxied-servers.ts";
import { type ReverseProxy, siteName } from "../support/proxies/proxy.ts";
import {
  type Answer,
  type Asked,
  askProxy,
  askWithoutTls,
  createForm,
  createQuote,
  readHeaderValue,
  textOf,
} from "../support/proxies/requests.ts";
import { sample } from "../support/sample.ts";
import { ownAddress } from "../support/servers/ports.ts";
import { until } from "../support/until.ts";

const page = "/privacy";

for (const proxy of [nginx, caddy]) {
  const { name, missing } = proxy;
  describe.skipIf(missing !== null)(missing ? `${name}, not run: ${missing}` : name, () => {
    let front: ProxiedServers;
    beforeAll(async () => {
      front = await startProxiedServers(proxy);
    });
    afterAll(() => front?.close());
    describePages(proxy, () => front);
    describeRequests(proxy, () => front);
    describeFailures(proxy);
  });
}

function describePages(proxy: ReverseProxy, front: () => ProxiedServers) {
  const ask = (path: string, asked?: Asked) => askProxy(front().proxy, path, asked);

  test("leads HTTP to HTTPS", async () => {
    const answer = await askWithoutTls(front().proxy.http, `${page}?from=ad`, { host: siteName });
    expect([301, 308]).toContain(answer.status);
    expect(readHeaderValue(answer, "location")).toMatch(
      new RegExp(`^https://${siteName}(:\\d+)?${page}\\?from=ad$`),
    );
  });

  // Caddy leads each name to TLS by itself.
  if (proxy.name === "nginx")
    test("leads the name without www to TLS before it leads on", async () => {
      const apex = siteName.replace(/^www\./, "");
      const answer = await askWithoutTls(front().proxy.http, `${page}?from=ad`, { host: apex });
      expect(answer.status).toBe(301);
      expect(readHeaderValue(answer, "location")).toBe(`https://${apex}${page}?from=ad`);
    });

  test("answers browsers over HTTP/2", async () => {
    expect((await ask(page)).status).toBe(200);
  });

  test("passes a page on in Brotli, byte for byte, at first and out of what it keeps", async () => {
    const built = await readFile(`dist/site${page}.html.br`);
    for (const time of ["first", "second"]) {
      const answer = await ask(page, { headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
      expect(readHeaderValue(answer, "content-encoding"), time).toBe("br");
      expect(answer.body.equals(built), time).toBe(true);
    }
  });

  test("gives each client the encoding it takes", async () => {
    const gzip = await ask(page, { headers: { "accept-encoding": "gzip" } });
    expect(readHeaderValue(gzip, "content-encoding")).toBe("gzip");
    expect(gzip.body.equals(await readFile(`dist/site${page}.html.gz`))).toBe(true);
    const plain = await ask(page);
    expect(readHeaderValue(plain, "content-encoding")).toEqual([]);
    expect(plain.body.equals(await readFile(`dist/site${page}.html`))).toBe(true);
  });

  test("sends every header of the server once, those that protect among them", async () => {
    const headers = { "accept-encoding": "br" };
    const port = Number(new URL(front().servers[0]?.url ?? "").port);
    const fromServer = await askWithoutTls(port, page, headers);
    const answer = await ask(page, { headers });
    const passedOn = [...fromServer.headers.keys()].filter(
      (header) => !["date", "connection", "keep-alive"].includes(header),
    );
    expect(passedOn).toEqual(
      expect.arrayContaining(
        Object.keys(headersOfEveryAnswer).map((header) => header.toLowerCase()),
      ),
    );
    for (const header of passedOn)
      expect(answer.headers.get(header), header).toEqual(fromServer.headers.get(header));
  });

  test("answers 304 to a browser that has the page", async () => {
    const headers = { "accept-encoding": "br" };
    const etag = String(readHeaderValue(await ask(page, { headers }), "etag"));
    const answer = await ask(page, { headers: { ...headers, "if-none-match": etag } });
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expect(readHeaderValue(answer, "content-security-policy")).toContain("default-src 'none'");
  });

  test("lets browsers keep files for good whose names change with their contents", async () => {
    const file = /\/_astro\/[^"' ]+\.woff2/.exec(textOf(await ask(page)))?.[0] ?? "";
    const answer = await ask(file);
    expect(answer.status).toBe(200);
    expect(readHeaderValue(answer, "cache-control")).toBe("public, max-age=31536000, immutable");
  });

  test("leads to a page's one address and says what is not there", async () => {
    const moved = await ask("/contact");
    expect([moved.status, readHeaderValue(moved, "location")]).toEqual([301, formPath]);
    const missing = await ask("/nothing-here");
    expect(missing.status).toBe(404);
    expect(textOf(missing)).toContain("404 Page Not Found");
  });
}

function describeRequests(proxy: ReverseProxy, front: () => ProxiedServers) {
  const ask = (path: string, asked?: Asked) => askProxy(front().proxy, path, asked);

  test("brings a quote to the server", async () => {
    const answer = await ask(functionPath, createQuote("through"));
    const { reference } = JSON.parse(textOf(answer));
    expect(answer.status).toBe(200);
    expect(readHeaderValue(answer, "cache-control")).toBe("no-store");
    expect((await front().quotes()).map((quote) => quote.reference)).toContain(reference);
  });

  test("brings a form without JavaScript to its thank-you page, which is shown to nobody else", async () => {
    const sent = await ask(formPath, createForm({ ...sample, email: "by.form@example.com" }));
    expect(sent.status).toBe(303);
    const address = String(readHeaderValue(sent, "location"));
    const reference = address.split("=")[1] ?? "";
    const thanks = await ask(address);
    expect(textOf(thanks)).toContain(reference);
    expect(readHeaderValue(thanks, "cache-control")).toBe("no-store");
    expect((await ask(thankYouPath)).status).toBe(303);
  });

  test("tells the server the visitor's address and scheme, and not what the visitor claims", async () => {
    const { host, heard } = await listenAsServer();
    const running = await startProxy(proxy, host);
    const claims = {
      "x-forwarded-for": "203.0.113.7, 203.0.113.8",
      "x-forwarded-proto": "http",
    };
    await askProxy(running, page, { headers: claims });
    expect(heard.get(page)).toMatchObject({
      host: siteName,
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "https",
    });
  });

  test.skipIf(!ownAddress)(
    `counts a network's quotes whatever its client claims to be${ownAddress ? "" : ", not run: this machine has loopback only"}`,
    async () => {
      const crowd = await startProxiedServers(proxy);
      onTestFinished(() => crowd.close());
      const send = (quote: Asked) => askProxy(crowd.proxy, functionPath, quote, ownAddress);
      for (let number = 0; number <= perNetwork.trusted; number += 1) {
        const claim = { "x-forwarded-for": `203.0.113.${number}` };
        expect((await send(createQuote(number, claim))).status).toBe(200);
      }
      const held = (await crowd.quotes()).map(
        ({ quarantine_reasons }) => quarantine_reasons !== null,
      );
      expect(held).toEqual(Array(perNetwork.trusted + 1).fill(false));
      for (let number = perNetwork.trusted + 1; number < perNetwork.most; number += 1)
        await send(createQuote(number));
      const refused = await send(createQuote(perNetwork.most));
      expect(refused.status).toBe(429);
      expect(readHeaderValue(refused, "retry-after")).toMatch(/^\d+$/);
    },
  );

  test("says what is too large, whether or not the client says how large it is", async () => {
    const json = { "content-type": "application/json" };
    const most = "x".repeat(maxJsonBytes);
    const huge = "x".repeat(maxFormBytes + 1);
    for (const body of [most + most, huge, [most, most, most, most, most]]) {
      const answer = await ask(functionPath, { method: "POST", headers: json, body });
      expect(answer.status).toBe(413);
      expect(JSON.parse(textOf(answer)).error).toContain("at most 16 KB");
    }
    const form = { "content-type": "application/x-www-form-urlencoded" };
    for (const body of [huge, [most, most, most, most, most]]) {
      const answer = await ask(formPath, { method: "POST", headers: form, body });
      expect([answer.status, textOf(answer)]).toEqual([
        413,
        "The form is too large. Please shorten the message.",
      ]);
    }
  });

  test("takes the largest form that the server takes", async () => {
    const answer = await ask(
      formPath,
      createForm({ ...sample, padding: "x".repeat(maxFormBytes - 500) }),
    );
    expect(answer.status).toBe(303);
  });

  test("hands preflight's challenge on, whose answer is different each time", async () => {
    const nonces = [newNonce(), newNonce(), newNonce()];
    const answers = await Promise.all(
      nonces.map(async (nonce) => textOf(await ask(`${challengePath}?nonce=${nonce}`))),
    );
    for (const answer of answers) expect(answer).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(answers).size).toBe(nonces.length);
  });

  test("shows nobody how the server is doing, however the address is spelt", async () => {
    for (const path of ["/healthz", "/healthz?x=1", "/%68ealthz", "//healthz", "/x/../healthz"]) {
      const answer = await ask(path);
      expect(answer.status, path).not.toBe(200);
      expect(textOf(answer), path).not.toContain("database");
    }
  });

  test("lets go of an idle connection before the server does", async () => {
    const seconds = /keepalive(?:_timeout)? (\d+)s/.exec(
      await readFile(proxy.configuration, "utf8"),
    )?.[1];
    expect(Number(seconds) * 1000).toBeLessThan(new Server().keepAliveTimeout);
  });

  test("cuts off a client that does not finish its request", async () => {
    const { https: port, authority: ca } = front().proxy;
    const socket = connect({ port, servername: siteName, ca });
    socket.write(`GET / HTTP/1.1\r\nHost: ${siteName}\r\n`);
    socket.resume();
    await once(socket, "close");
  });
}

function describeFailures(proxy: ReverseProxy) {
  const { savesQuotes } = proxy;
  test(`loses no quote when a replica is killed${savesQuotes ? ", and lets no visitor notice" : ""}`, async () => {
    const front = await startProxiedServers(proxy, { replicas: 2 });
    onTestFinished(() => front.close());
    const send = (number: number) => askProxy(front.proxy, functionPath, createQuote(number));
    const sendUntilStored = (number: number) =>
      until(async () => {
        const answer = await send(number);
        return answer.status === 200 ? answer : null;
      }, "a quote to be answered");
    const answers: Answer[] = [];
    const visitors = Array.from({ length: 4 }, async (_, visitor) => {
      for (let turn = 0; turn < 25; turn += 1) {
        if (visitor === 0 && turn === 5) void front.servers[0]?.kill();
        const number = visitor * 100 + turn;
        answers.push(await (savesQuotes ? send(number) : sendUntilStored(number)));
      }
    });
    await Promise.all(visitors);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const references = answers.map((answer) => JSON.parse(textOf(answer)).reference);
    expect(references.toSorted()).toEqual(
      (await front.quotes()).map(({ reference }) => reference).toSorted(),
    );
  });

  test("says in plain words that no server answers, and goes on once one is back", async () => {
    const front = await startProxiedServers(proxy);
    onTestFinished(() => front.close());
    const ask = (path: string, asked?: Asked) => askProxy(front.proxy, path, asked);
    expect((await ask(page)).status).toBe(200);
    const [server] = front.servers;
    await server?.kill();

    const form = await ask(formPath);
    expect([form.status, readHeaderValue(form, "retry-after")]).toEqual([503, "10"]);
    expect(readHeaderValue(form, "content-type")).toBe("text/html; charset=utf-8");
    expect(textOf(form)).toContain("Back in a moment");
    const quote = await ask(functionPath, createQuote("waits"));
    expect(quote.status).toBe(503);
    expect(JSON.parse(textOf(quote)).error).toContain("Please try again");
    expect((await ask(page)).status).toBe(proxy.keepsPages ? 200 : 503);

    if (server) await front.restart(server);
    await until(
      async () => (await ask(functionPath, createQuote("waits"))).status === 200,
      "the quote to be answered",
    );
    expect(await front.quotes()).toHaveLength(1);
  });
}
