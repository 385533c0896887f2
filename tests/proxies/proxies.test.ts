import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { Server } from "node:http";
import { connect } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { maxFormBytes, maxJsonBytes } from "../../quote-request/fields.ts";
import { formPath, functionPath, thankYouPath } from "../../quote-request/protocol.ts";
import { headersOfEveryAnswer } from "../../server/built-site/http-headers.ts";
import {
  askProxy,
  askWithoutTls,
  createForm,
  createRequest,
  type ProxyAnswer,
  type RequestOptions,
  readHeaderValue,
  textOf,
} from "../support/proxies/ask-proxy.ts";
import { caddy } from "../support/proxies/caddy.ts";
import { nginx } from "../support/proxies/nginx.ts";
import {
  listenAsServer,
  type ProxiedServers,
  startProxiedServers,
  startProxy,
} from "../support/proxies/proxied-servers.ts";
import { type ReverseProxy, siteName } from "../support/proxies/proxy.ts";
import { sample } from "../support/sample.ts";
import { ownAddress } from "../support/servers/ports.ts";
import { until } from "../support/until.ts";

const page = "/privacy";
const apex = siteName.replace(/^www\./, "");
/** Below the limit of a test, so that it fails by saying for what it waited. */
const maxWait = 30_000;

for (const proxy of [nginx, caddy]) {
  const { name, missing } = proxy;
  describe.skipIf(missing !== null)(missing ? `${name}, not run: ${missing}` : name, () => {
    let front: ProxiedServers;
    beforeAll(async () => {
      front = await startProxiedServers(proxy);
    });
    afterAll(() => front?.close());
    const ask = (path: string, asked?: RequestOptions) => askProxy(front.proxy, path, asked);
    describePages(proxy, () => front, ask);
    describeRequests(proxy, () => front, ask);
    describeDesk(proxy, () => front, ask);
    // Last: it ends the servers.
    describeFailures(proxy, () => front, ask);
  });
}

type Ask = (path: string, asked?: RequestOptions) => Promise<ProxyAnswer>;

function describePages(proxy: ReverseProxy, front: () => ProxiedServers, ask: Ask) {
  test("leads HTTP to HTTPS, and a page to its one address", async () => {
    // Caddy leads each name to TLS by itself.
    for (const host of proxy.name === "nginx" ? [siteName, apex] : [siteName]) {
      const answer = await askWithoutTls(front().proxy.http, `${page}?from=ad`, { host });
      expect([host, answer.status]).toEqual([host, expect.toBeOneOf([301, 308])]);
      expect(readHeaderValue(answer, "location")).toMatch(
        new RegExp(`^https://${host}(:\\d+)?${page}\\?from=ad$`),
      );
    }
    const moved = await ask("/contact");
    expect([moved.status, readHeaderValue(moved, "location")]).toEqual([301, formPath]);
    const missing = await ask("/nothing-here");
    expect(missing.status).toBe(404);
    expect(textOf(missing)).toContain("404 Page Not Found");
  });

  test("passes on each client's encoding byte for byte, at first and out of what it keeps", async () => {
    for (const [accepted, encoding, ending] of [
      ["gzip, deflate, br, zstd", "br", ".br"],
      ["gzip, deflate, br, zstd", "br", ".br"],
      ["gzip", "gzip", ".gz"],
      ["identity", [], ""],
    ] as const) {
      const answer = await ask(page, { headers: { "accept-encoding": accepted } });
      expect(answer.status, accepted).toBe(200);
      expect(readHeaderValue(answer, "content-encoding"), accepted).toEqual(encoding);
      const built = await readFile(`dist/site${page}.html${ending}`);
      expect(answer.body.equals(built), accepted).toBe(true);
    }
  });

  test("sends every header of the server once, answers 304, and lets browsers keep hashed files", async () => {
    const headers = { "accept-encoding": "br" };
    const port = Number(new URL(front().servers[0]?.url ?? "").port);
    const fromServer = await askWithoutTls(port, page, headers);
    const answer = await ask(page, { headers });
    const passedOn = [...fromServer.headers.keys()].filter(
      (header) => !["date", "connection", "keep-alive"].includes(header),
    );
    const protecting = Object.keys(headersOfEveryAnswer).map((header) => header.toLowerCase());
    expect(passedOn).toEqual(expect.arrayContaining(protecting));
    for (const header of passedOn)
      expect(answer.headers.get(header), header).toEqual(fromServer.headers.get(header));

    const etag = String(readHeaderValue(answer, "etag"));
    const again = await ask(page, { headers: { ...headers, "if-none-match": etag } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(readHeaderValue(again, "content-security-policy")).toContain("default-src 'none'");

    const path = /\/_astro\/[^"' ]+\.woff2/.exec(textOf(await ask(page)))?.[0] ?? "";
    const file = await ask(path);
    expect([file.status, readHeaderValue(file, "cache-control")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
  });
}

function describeRequests(proxy: ReverseProxy, front: () => ProxiedServers, ask: Ask) {
  test("brings a request to the server, and a form to its thank-you page, which is shown to nobody else", async () => {
    const answer = await ask(functionPath, createRequest("through"));
    expect([answer.status, readHeaderValue(answer, "cache-control")]).toEqual([200, "no-store"]);
    const { reference } = JSON.parse(textOf(answer));
    expect((await front().requests()).map((each) => each.reference)).toContain(reference);

    const sent = await ask(formPath, createForm({ ...sample, email: "by.form@example.com" }));
    expect(sent.status).toBe(303);
    const address = String(readHeaderValue(sent, "location"));
    const thanks = await ask(address);
    expect(textOf(thanks)).toContain(address.split("=")[1] ?? "no reference");
    expect(readHeaderValue(thanks, "cache-control")).toBe("no-store");
    expect((await ask(thankYouPath)).status).toBe(303);
  });

  test("tells the server the visitor's address and scheme, and not what the visitor claims", async () => {
    const { host, heard } = await listenAsServer();
    const running = await startProxy(proxy, host);
    const headers = { "x-forwarded-for": "203.0.113.7, 203.0.113.8", "x-forwarded-proto": "http" };
    for (const address of ["127.0.0.1", ownAddress ?? "127.0.0.1"]) {
      await askProxy(running, page, { headers }, address);
      expect(heard.get(page)).toMatchObject({
        host: siteName,
        "x-forwarded-for": address,
        "x-forwarded-proto": "https",
      });
    }
  });

  test("says what is too large, whether or not the client says how large it is, and takes the largest form", async () => {
    const json = { "content-type": "application/json" };
    const maxBody = "x".repeat(maxJsonBytes);
    const huge = "x".repeat(maxFormBytes + 1);
    for (const body of [maxBody + maxBody, huge, [maxBody, maxBody, maxBody, maxBody, maxBody]]) {
      const answer = await ask(functionPath, { method: "POST", headers: json, body });
      expect(answer.status).toBe(413);
      expect(JSON.parse(textOf(answer)).error).toContain("at most 16 KB");
    }
    const form = { "content-type": "application/x-www-form-urlencoded" };
    for (const body of [huge, [maxBody, maxBody, maxBody, maxBody, maxBody]]) {
      const answer = await ask(formPath, { method: "POST", headers: form, body });
      expect([answer.status, textOf(answer)]).toEqual([
        413,
        "The form is too large. Please shorten the message.",
      ]);
    }
    const largest = createForm({ ...sample, padding: "x".repeat(maxFormBytes - 500) });
    expect((await ask(formPath, largest)).status).toBe(303);
  });

  test("shows nobody how the server is doing", async () => {
    for (const path of ["/healthz", "/healthz?x=1", "/%68ealthz", "//healthz", "/x/../healthz"]) {
      const answer = await ask(path);
      expect(answer.status, path).not.toBe(200);
      expect(textOf(answer), path).not.toContain("database");
    }
  });

  test("lets go of an idle connection before the server does, and cuts off a client that does not finish its request", async () => {
    const seconds = /keepalive(?:_timeout)? (\d+)s/.exec(
      await readFile(proxy.configuration, "utf8"),
    )?.[1];
    expect(Number(seconds) * 1000).toBeLessThan(new Server().keepAliveTimeout);
    const { https: port, authority: ca } = front().proxy;
    const socket = connect({ port, servername: siteName, ca });
    socket.write(`GET / HTTP/1.1\r\nHost: ${siteName}\r\n`);
    socket.resume();
    await once(socket, "close");
  });
}

/** What a form of the desk sends. */
const deskForm = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const form = createForm(fields);
  const own = { origin: `https://${siteName}`, "sec-fetch-site": "same-origin" };
  return { ...form, headers: { ...form.headers, ...own, ...headers } };
};
const setCookies = ({ headers }: ProxyAnswer) => headers.get("set-cookie") ?? [];

function describeDesk(proxy: ReverseProxy, front: () => ProxiedServers, ask: Ask) {
  test("signs in to the desk by a mail, and gives what it shows to nobody else", async () => {
    const email = "hello@mapleandbrass.example";
    expect((await ask("/desk/sign-in", deskForm({ email }))).status).toBe(303);
    const link = /https:\/\/([^/]+)\/desk\/sign-in\/link\/([\w-]{43})/;
    const readLink = async () => {
      const { mails = [] } = (await front().servers[0]?.readData()) ?? {};
      return mails.map(({ text = "" }) => link.exec(text)).find(Boolean) ?? null;
    };
    const [, host, secret = ""] = await until(readLink, "the mail to sign in with", maxWait);
    expect(host).toBe(siteName);
    const signedIn = await ask("/desk/sign-in/link", deskForm({ secret }));
    const [cookie = ""] = setCookies(signedIn).filter((one) => one.startsWith("__Host-desk="));
    expect([signedIn.status, cookie]).toEqual([303, expect.stringContaining("; Secure;")]);
    const headers = { cookie: cookie.split(";")[0] ?? "" };
    for (const path of ["/desk/api/start", "/desk/api/requests", "/desk/api/export.csv"]) {
      const own = await ask(path, { headers });
      expect([own.status, readHeaderValue(own, "cache-control")], path).toEqual([200, "no-store"]);
      expect((await ask(path)).status, path).toBe(401);
    }
  });

  test("writes no secret address into its logs, also while no server answers", async () => {
    const secret = "qB3zX9-kT_7LmN0pRsUvWyZaBcDeFgHiJkLmNoPqRs4";
    const running = await startProxy(proxy, "127.0.0.1:1");
    const calendar = `/desk/calendar/${secret}.ics`;
    const referer = `https://${siteName}/desk/sign-in/link/${secret}`;
    for (const path of [calendar, `/desk/sign-in/link/${secret}`]) {
      const answer = await askProxy(running, path, { headers: { referer } });
      expect([path, answer.status]).toEqual([path, 503]);
      expect(textOf(answer)).not.toContain(secret);
    }
    // A calendar that was told webcal: asks without TLS first.
    for (const host of [siteName, apex]) await askWithoutTls(running.http, calendar, { host });
    // Caddy logs no request unless it is told to.
    if (proxy.name === "nginx") {
      await askProxy(running, "/privacy");
      await askProxy(running, "/healthz");
      const isLogged = async () => /GET \/privacy[\s\S]*GET \/healthz/.test(await running.logged());
      await until(isLogged, "the lines of other addresses, in both logs", maxWait);
    }
    expect(await running.logged()).not.toContain(secret);
  });
}

function describeFailures(proxy: ReverseProxy, front: () => ProxiedServers, ask: Ask) {
  const { savesRequests, keepsPages } = proxy;
  const sendUntilStored = (number: number | string) =>
    until(
      async () => {
        const answer = await ask(functionPath, createRequest(number));
        return answer.status === 200 ? answer : null;
      },
      "a request to be answered",
      maxWait,
    );

  test(`loses no request when a replica is killed${savesRequests ? ", and lets no visitor notice" : ""}`, async () => {
    const before = (await front().requests()).map(({ reference }) => reference);
    const answers: ProxyAnswer[] = [];
    const visitors = Array.from({ length: 4 }, async (_, visitor) => {
      for (let turn = 0; turn < 15; turn += 1) {
        if (visitor === 0 && turn === 5) void front().servers[0]?.kill();
        const number = visitor * 100 + turn;
        answers.push(
          await (savesRequests
            ? ask(functionPath, createRequest(number))
            : sendUntilStored(number)),
        );
      }
    });
    await Promise.all(visitors);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const references = answers.map((answer) => JSON.parse(textOf(answer)).reference);
    expect([...before, ...references].toSorted()).toEqual(
      (await front().requests()).map(({ reference }) => reference).toSorted(),
    );
  });

  test("says in plain words that no server answers, and goes on once one is back", async () => {
    expect((await ask(page)).status).toBe(200);
    const server = front().servers[1];
    await server?.kill();

    const form = await ask(formPath);
    expect([form.status, readHeaderValue(form, "retry-after")]).toEqual([503, "10"]);
    expect(readHeaderValue(form, "content-type")).toBe("text/html; charset=utf-8");
    expect(textOf(form)).toContain("Back in a moment");
    const answer = await ask(functionPath, createRequest("waits"));
    expect(answer.status).toBe(503);
    expect(JSON.parse(textOf(answer)).error).toContain("Please try again");
    expect((await ask(page)).status).toBe(keepsPages ? 200 : 503);

    if (server) await front().restart(server);
    await sendUntilStored("waits");
    const stored = (await front().requests()).filter(({ email }) => /^guest-waits@/.test(email));
    expect(stored).toHaveLength(1);
  });
}
