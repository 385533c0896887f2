import { describe, expect, onTestFinished, test } from "vitest";
import { signInLimits } from "../../server/desk/access/sign-in/sign-in.service.ts";
import { caddy } from "../support/proxies/caddy.ts";
import { nginx } from "../support/proxies/nginx.ts";
import { startProxiedServers, startProxy } from "../support/proxies/proxied-servers.ts";
import { type ReverseProxy, type RunningProxy, siteName } from "../support/proxies/proxy.ts";
import {
  type Answer,
  askProxy,
  askWithoutTls,
  readHeaderValue,
  textOf,
} from "../support/proxies/requests.ts";
import { ownAddress } from "../support/servers/ports.ts";
import { startServer } from "../support/servers/running-server.ts";
import { temporaryFolder } from "../support/servers/test-server.ts";
import { until } from "../support/until.ts";

const apex = siteName.replace(/^www\./, "");
const owner = "hello@mapleandbrass.example";
/** What a form of the desk sends. */
const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: {
    origin: `https://${siteName}`,
    "sec-fetch-site": "same-origin",
    "content-type": "application/x-www-form-urlencoded",
    ...headers,
  },
  body: new URLSearchParams(fields).toString(),
});

const setCookies = ({ headers }: Answer) => headers.get("set-cookie") ?? [];

for (const proxy of [nginx, caddy]) {
  const { name, missing } = proxy;
  describe.skipIf(missing !== null)(
    missing ? `the desk behind ${name}, not run: ${missing}` : `the desk behind ${name}`,
    () => describeDesk(proxy),
  );
}

function describeDesk(proxy: ReverseProxy) {
  test("signs in by a mail, and gives what it shows to nobody else", async () => {
    const front = await startProxiedServers(proxy);
    onTestFinished(() => front.close());
    const ask = (path: string, asked = {}) => askProxy(front.proxy, path, asked);
    expect((await ask("/desk/sign-in", form({ email: owner }))).status).toBe(303);
    const [server] = front.servers;
    const readMail = async () => (await server?.readData())?.mails[0]?.text;
    const mail = await until(async () => (await readMail()) ?? null, "the mail");
    const secret = /sign-in\/link\/([\w-]{43})/.exec(mail)?.[1] ?? "";
    expect(mail).toContain(`https://${siteName}/desk/sign-in/link/${secret}`);
    const signedIn = await ask("/desk/sign-in/link", form({ secret }));
    const cookies = setCookies(signedIn);
    const [cookie = ""] = cookies.filter((one) => one.startsWith("__Host-desk="));
    expect([signedIn.status, cookie]).toEqual([303, expect.stringContaining("; Secure;")]);
    const headers = { cookie: cookie.split(";")[0] ?? "" };
    for (const path of ["/desk/api/start", "/desk/api/requests", "/desk/api/export.csv"]) {
      const own = await ask(path, { headers });
      expect([path, own.status, readHeaderValue(own, "cache-control")]).toEqual([
        path,
        200,
        "no-store",
      ]);
      expect([path, (await ask(path)).status]).toEqual([path, 401]);
    }
  });

  test.skipIf(!ownAddress)(
    `limits a network's askings whatever its client claims to be${ownAddress ? "" : ", not run: this machine has loopback only"}`,
    async () => {
      const front = await startProxiedServers(proxy);
      onTestFinished(() => front.close());
      const statuses: number[] = [];
      for (let asked = 0; asked < signInLimits.perNetwork + 3; asked += 1) {
        const claim = `203.0.113.${asked}`;
        const headers = { "x-forwarded-for": claim, "x-real-ip": claim, forwarded: `for=${claim}` };
        const answer = await askProxy(
          front.proxy,
          "/desk/sign-in",
          form({ email: owner }, headers),
          ownAddress,
        );
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([...Array(signInLimits.perNetwork).fill(303), 429, 429, 429]);
    },
  );

  test("takes no visitor for somebody at this machine, also where TRUST_PROXY is forgotten", async () => {
    const server = await startServer({ dataDir: await temporaryFolder() });
    onTestFinished(async () => void (await server.stop()));
    const secret = /sign-in\/link\/([\w-]{43})/.exec(server.output())?.[1] ?? "";
    expect(secret).not.toBe("");
    const { host, port } = new URL(server.url);
    const running = await startProxy(proxy, host);
    for (const headers of [
      {},
      { origin: `http://localhost:${port}` },
      { origin: `http://localhost:${port}`, "x-forwarded-host": "localhost" },
    ] as Record<string, string>[]) {
      const began = performance.now();
      const answer = await askProxy(running, "/desk/sign-in/link", form({ secret }, headers));
      expect([headers, [403, 422]]).toEqual([headers, expect.arrayContaining([answer.status])]);
      expect([headers, setCookies(answer)]).toEqual([headers, []]);
      expect(performance.now() - began).toBeLessThan(20_000);
    }
  });

  test("writes no secret address into its logs, also while no server answers", async () => {
    const secret = "qB3zX9-kT_7LmN0pRsUvWyZaBcDeFgHiJkLmNoPqRs4";
    const running: RunningProxy = await startProxy(proxy, "127.0.0.1:1");
    const referer = `https://${siteName}/desk/sign-in/link/${secret}`;
    for (const path of [`/desk/calendar/${secret}.ics`, `/desk/sign-in/link/${secret}`]) {
      const began = performance.now();
      const answer = await askProxy(running, path, { headers: { referer } });
      expect([path, answer.status]).toEqual([path, 503]);
      expect(textOf(answer)).not.toContain(secret);
      expect(performance.now() - began).toBeLessThan(60_000);
    }
    // A calendar that was told webcal: asks without TLS first.
    for (const host of proxy.name === "nginx" ? [siteName, apex] : [siteName]) {
      const path = `/desk/calendar/${secret}.ics`;
      const led = await askWithoutTls(running.http, path, { host });
      expect([301, 308]).toContain(led.status);
      expect(readHeaderValue(led, "location")).toMatch(
        new RegExp(`^https://${host}(:\\d+)?${path}$`),
      );
    }
    // Caddy logs no request unless it is told to.
    if (proxy.name === "nginx") {
      await askProxy(running, "/privacy");
      await askProxy(running, "/healthz");
      const isLogged = async () => /GET \/privacy[\s\S]*GET \/healthz/.test(await running.logged());
      await until(isLogged, "the lines of other addresses, in both logs");
    }
    expect(await running.logged()).not.toContain(secret);
  });
}
