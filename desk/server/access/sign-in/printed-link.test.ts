import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { readBusiness } from "../../../../server/business/business.ts";
import { readConfig } from "../../../../server/config.ts";
import { createCookieJar } from "../../../../tests/support/desk/desk-client.ts";
import { commandsOf } from "../../../../tests/support/run-command.ts";
import { startServer } from "../../../../tests/support/servers/running-server.ts";
import { startTestServer, temporaryFolder } from "../../../../tests/support/servers/test-server.ts";
import { describeDesk } from "../../describe-desk.ts";

type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };

/** Node's fetch sets Host and Sec-Fetch headers itself; a request of node:http is as it is told. */
function ask(url: string, { method = "GET", headers = {}, body = "" }: RequestOptions = {}) {
  return new Promise<{ status: number; location: string; cookies: string[] }>((resolve, reject) => {
    const sent = request(url, { method, headers }, (answer) => {
      answer.resume();
      answer.once("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location ?? "",
          cookies: answer.headers["set-cookie"] ?? [],
        }),
      );
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

async function openServer() {
  const dataDir = await temporaryFolder();
  const server = await startServer({ dataDir, env: { LOG_LEVEL: "silent" } });
  onTestFinished(async () => {
    await server.stop();
  });
  const { port } = new URL(server.url);
  const press = (secret: string, headers: Record<string, string> = {}) =>
    ask(`${server.url}/desk/sign-in/link`, {
      method: "POST",
      headers: {
        Host: `localhost:${port}`,
        Origin: `http://localhost:${port}`,
        "Sec-Fetch-Site": "same-origin",
        "Content-Type": "application/x-www-form-urlencoded",
        ...headers,
      },
      body: `secret=${secret}`,
    });
  return { ...server, port, press, command: await commandsOf(dataDir) };
}

/** Presses the button as through nginx with no settings but proxy_pass; returns the status. */
async function pressByHttp10(url: string, secret: string): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const body = `secret=${secret}`;
  const head = [
    "POST /desk/sign-in/link HTTP/1.0",
    `Host: ${host}`,
    `Origin: http://${host}`,
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(await text(socket))?.[1]);
}

const secretIn = (said: string) => /sign-in\/link\/([\w-]{43})/.exec(said)?.[1] ?? "";

test("the link that the start prints signs in on this machine, once", async () => {
  const { output, url, port, press } = await openServer();
  const secret = secretIn(output());
  expect(output()).toContain(`http://localhost:${port}/desk/sign-in/link/${secret}`);
  for (const headers of [
    { "X-Forwarded-For": "203.0.113.7" },
    { Forwarded: "for=203.0.113.7" },
    { Via: "1.1 proxy" },
    { "X-Forwarded-Proto": "https" },
    { "X-Forwarded-Port": "443" },
    { "X-Real-IP": "203.0.113.7" },
    { "CF-Connecting-IP": "203.0.113.7" },
    { Host: "www.maple.example", Origin: "https://www.maple.example" },
  ] as Record<string, string>[])
    expect([headers, (await press(secret, headers)).status]).toEqual([headers, 422]);

  expect(await pressByHttp10(url, secret)).toBe(422);

  const { status, cookies } = await press(secret);
  expect(status).toBe(303);
  const [cookie = ""] = cookies.filter((one) => one.startsWith("desk="));
  expect(cookie).toMatch(/^desk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/);
  const Cookie = cookie.split(";")[0] ?? "";
  const Host = `localhost:${port}`;
  expect((await ask(`${url}/desk/api/access`, { headers: { Host, Cookie } })).status).toBe(200);
  // Through a proxy the name without a prefix counts for nothing.
  const proxied = { Host, Cookie, "X-Forwarded-For": "203.0.113.7" };
  expect((await ask(`${url}/desk/api/access`, { headers: proxied })).status).toBe(401);
  expect((await press(secret)).status).toBe(422);
});

test("the start prints no link where mail goes out nor where proxies are", async () => {
  const { database } = await startTestServer();
  const business = readBusiness();
  const deskOf = (env: Record<string, string>) =>
    describeDesk(readConfig(env, business), database, 4321, Date.now());
  expect(await deskOf({})).toHaveProperty("linkOfThisMachine");
  for (const env of [
    { MAIL_API_KEY: "re_1" },
    { SMTP_URL: "smtp://127.0.0.1:9" },
    { TRUST_PROXY: "1" },
  ] as Record<string, string>[])
    expect(await deskOf(env)).toEqual({ address: `${business.siteAddress}/desk/` });
});

test("the command prints a link, ends sessions, and says what it does not know", async () => {
  const { url, press, command } = await openServer();
  const first = secretIn(await command("desk", "link"));
  const said = await command("desk", "link", "HELLO@mapleandbrass.example");
  expect(said).toContain("http://localhost:4321/desk/sign-in/link/");
  expect(said).toContain("signs hello@mapleandbrass.example in, once and within 15 minutes");
  expect((await press(first)).status).toBe(422);

  const jar = createCookieJar();
  const { status, cookies } = await press(secretIn(said), { "X-Forwarded-For": "203.0.113.7" });
  jar.keep(
    new Response(null, { headers: cookies.map((one): [string, string] => ["Set-Cookie", one]) }),
  );
  expect([status, [...jar.cookies.keys()]]).toEqual([303, ["__Host-desk-device", "__Host-desk"]]);
  const headers = { Cookie: jar.header(), "X-Forwarded-For": "203.0.113.7" };
  expect((await ask(`${url}/desk/api/access`, { headers })).status).toBe(200);
  expect(await command("desk", "end-sessions")).toBe("Signed out: 1 device.");
  expect((await ask(`${url}/desk/api/access`, { headers })).status).toBe(401);
  expect(await command("desk", "link", "stranger@a.example")).toMatch(
    /^refused: stranger@a\.example may not/,
  );
  expect(await command("desk")).toBe("refused: It is desk link or desk end-sessions.");
});
