import { load } from "cheerio";
import { expect, test } from "vitest";
import { minute } from "../../server/time/durations.ts";
import { dumpDatabase } from "../../tests/support/databases/dump.ts";
import { fromOwnPage, openBrowser, openSignedIn } from "../../tests/support/desk/desk-client.ts";
import { fillParameters, listDeskAddresses } from "../../tests/support/desk/list-addresses.ts";
import { sample } from "../../tests/support/sample.ts";
import { writeSite } from "../../tests/support/servers/site.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";
import { saveFeed } from "./calendar/feeds.repository.ts";

/** What answers without a session: signing in, where mails lead, and the calendar's address. */
const open = [
  "GET /desk/answered/:token",
  "GET /desk/calendar/:file{.+\\.ics}",
  "GET /desk/sign-in",
  "GET /desk/sign-in/code",
  "GET /desk/sign-in/link/:secret",
  "GET /desk/sign-in/nobody/thought/of",
  "POST /desk/answered/:token",
  "POST /desk/sign-in",
  "POST /desk/sign-in/code",
  "POST /desk/sign-in/link",
  "POST /desk/sign-in/nobody/thought/of",
  "POST /desk/sign-in/passkey",
  "POST /desk/sign-in/passkey/options",
];
/** Of these, what leads to the sign-in page and does nothing else. */
const leadsToSignIn = ["GET", "POST"].map((method) => `${method} /desk/sign-in/nobody/thought/of`);

/** A desk with a build and a quote request, whose name no answer may show to strangers. */
async function openDesk() {
  const deskFolder = await writeSite({
    "index.html": "<title>The application</title>",
    "assets/index-a1b2c3.js": "code",
    "manifest.webmanifest": "{}",
  });
  const testServer = await startTestServer({ deskFolder });
  await testServer.post({ ...sample, name: "Nobody Elses-Business" });
  return testServer;
}

const split = (address: string) => address.split(" ") as [method: string, path: string];

test("without a session nothing answers but signing in and files without data", async () => {
  const testServer = await openDesk();
  const stranger = openBrowser(testServer);
  const addresses = listDeskAddresses(testServer.app);
  expect(addresses.filter((address) => open.includes(address))).toEqual(open);
  expect(addresses.length).toBeGreaterThan(open.length + 5);
  for (const address of addresses) {
    const [method, path] = split(address);
    for (const headers of [fromOwnPage, { ...fromOwnPage, "Content-Type": "application/json" }]) {
      const answer = await stranger.ask(fillParameters(path), {
        method,
        headers,
        ...(method !== "GET" && { body: "{}" }),
      });
      const text = await answer.text();
      expect([address, text]).toEqual([address, expect.not.stringContaining("Elses-Business")]);
      const leads = answer.headers.get("Location")?.split("?")[0];
      if (open.includes(address) && !leadsToSignIn.includes(address)) continue;
      if (path.startsWith("/desk/api/"))
        expect([address, answer.status, JSON.parse(text).code]).toEqual([
          address,
          401,
          "signed-out",
        ]);
      else
        expect([address, leads]).toEqual([address, path === "/desk" ? "/desk/" : "/desk/sign-in"]);
    }
  }
  const script = await stranger.ask("/desk/assets/index-a1b2c3.js");
  expect(script.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect((await stranger.ask("/desk/manifest.webmanifest")).status).toBe(200);
});

test("nothing is done for a request that no page of the site has sent, signed in or not", async () => {
  const testServer = await openDesk();
  const before = await dumpDatabase(testServer.db);
  const signedIn = await openSignedIn(testServer);
  const withSession = await dumpDatabase(testServer.db);
  expect(withSession).not.toBe(before);
  const foreign: Record<string, string>[] = [
    {},
    { Origin: "https://evil.example" },
    { Origin: "https://maple.example.evil.example" },
    { Origin: "http://maple.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site", Origin: "https://www.maple.example" },
    { "Sec-Fetch-Site": "none" },
    { "Sec-Fetch-Site": "cross-site", Origin: "https://maple.example" },
    { "Sec-Fetch-Site": "same-origin", Origin: "https://evil.example" },
  ];
  for (const address of listDeskAddresses(testServer.app)) {
    const [method, path] = split(address);
    if (method === "GET") continue;
    for (const headers of foreign) {
      const answer = await signedIn.ask(fillParameters(path), { method, headers, body: "{}" });
      expect([address, headers, answer.status]).toEqual([address, headers, 403]);
    }
  }
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"])
    expect((await signedIn.ask("/desk/api/access", { method })).status).toBe(403);
  expect(await dumpDatabase(testServer.db)).toBe(withSession);
});

test("the API is read by no page of another site, and by whoever types its address", async () => {
  const testServer = await openDesk();
  const signedIn = await openSignedIn(testServer);
  const before = await dumpDatabase(testServer.db);
  const read = (address: string, method: string, site?: string) =>
    signedIn.ask(fillParameters(split(address)[1]), {
      method,
      headers: site ? { "Sec-Fetch-Site": site } : {},
    });
  const reads = listDeskAddresses(testServer.app).filter((address) => address.startsWith("GET "));
  const ofApi = reads.filter((address) => address.startsWith("GET /desk/api/"));
  expect(ofApi.length).toBeGreaterThan(10);
  for (const address of ofApi)
    for (const method of ["GET", "HEAD"])
      for (const site of ["same-site", "cross-site", "Cross-Site", "same-site, none"]) {
        const { status } = await read(address, method, site);
        expect([address, method, site, status]).toEqual([address, method, site, 403]);
      }
  const spelled = await read("GET /desk/%61pi/export.csv", "GET", "same-site");
  expect(spelled.status).toBe(403);
  expect(await dumpDatabase(testServer.db)).toBe(before);
  for (const address of reads) {
    const { status } = await read(address, "GET", "same-origin");
    const open = address.startsWith("GET /desk/api/") ? [] : ["same-site", "cross-site"];
    for (const site of ["none", undefined, ...open]) {
      const again = await read(address, "GET", site);
      expect([address, site, again.status]).toEqual([address, site, status]);
    }
  }
});

test("reading changes nothing but a download's line of the log and moments of last use, and HEAD has no body", async () => {
  const testServer = await openDesk();
  const { db, clock, pass } = testServer;
  const signedIn = await openSignedIn(testServer);
  const createdAt = clock();
  const feed = { id: "a", name: "Phone", deviceId: null, withPhones: false, createdAt };
  const secret = fillParameters(":secret");
  await saveFeed(db, { ...feed, person: testServer.settings.inbox, secret });
  // Moments of last use are written every five minutes at most.
  pass(6 * minute);
  const before = await dumpDatabase(db);
  for (const address of listDeskAddresses(testServer.app)) {
    const [method, path] = split(address);
    if (method !== "GET") continue;
    const [head, get] = [
      await signedIn.ask(fillParameters(path), { method: "HEAD" }),
      await signedIn.ask(fillParameters(path)),
    ];
    expect([address, head.status, await head.text()]).toEqual([address, get.status, ""]);
    const type = get.headers.get("Content-Type");
    expect([address, head.headers.get("Content-Type")]).toEqual([address, type]);
  }
  // One line of GET's download, and none of HEAD's.
  const logged = await db.selectFrom("desk_log").select("action").execute();
  expect(logged).toEqual([{ action: "Downloaded all requests as a table" }]);
  const sessions = await db.selectFrom("desk_session").select("seen_at").execute();
  expect(sessions).toEqual([{ seen_at: clock() }]);
  const feeds = await db.selectFrom("calendar_feed").select("read_at").execute();
  expect(feeds).toEqual([{ read_at: clock() }]);
  await db.deleteFrom("desk_log").execute();
  await db.updateTable("desk_session").set({ seen_at: createdAt }).execute();
  await db.updateTable("calendar_feed").set({ read_at: null }).execute();
  expect(await dumpDatabase(db)).toBe(before);
});

test("every answer has the desk's policy, is stored nowhere and listed nowhere", async () => {
  const testServer = await openDesk();
  const browsers = [openBrowser(testServer), await openSignedIn(testServer)];
  for (const address of listDeskAddresses(testServer.app))
    for (const browser of browsers) {
      const [method, path] = split(address);
      const { headers } = await browser.ask(fillParameters(path), {
        method,
        headers: fromOwnPage,
        ...(method !== "GET" && { body: "{}" }),
      });
      const policy = headers.get("Content-Security-Policy") ?? "";
      expect([address, policy]).toEqual([address, expect.stringMatching(/^default-src 'none'; /)]);
      expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect([address, headers.get("Cache-Control")]).toEqual([address, "no-store"]);
      // deploy/nginx.conf keeps what has one, whatever Cache-Control says.
      expect([address, headers.get("ETag")]).toEqual([address, null]);
      expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    }
});

test("signed in, every screen's address is the application, and an unknown one of the API none", async () => {
  const testServer = await openDesk();
  const browser = await openSignedIn(testServer);
  for (const path of ["/desk/", "/desk/requests/ABCD2345", "/desk/calendar"])
    expect(await (await browser.ask(path)).text()).toContain("The application");
  const unknown = await browser.ask("/desk/api/no-such-thing");
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, "not-found"]);
});

test("a link from another site leads to its screen by a page of our own, or to sign in", async () => {
  const testServer = await openDesk();
  const stranger = openBrowser(testServer);
  const headers = { "Sec-Fetch-Site": "cross-site" };
  const page = load(await (await stranger.ask("/desk/requests/A%22%3E<b>?x", { headers })).text());
  expect(page("meta[http-equiv=refresh]").attr("content")).toMatch(/^0; url=\/desk\/requests\/A/);
  expect(page("b")).toHaveLength(0);
  const screen = await stranger.ask("/desk/requests/ABCD2345");
  expect(screen.headers.get("Location")).toBe("/desk/sign-in?next=%2Fdesk%2Frequests%2FABCD2345");
});

test("bodies above the limits are refused, with and without a length", async () => {
  const testServer = await openDesk();
  const signedIn = await openSignedIn(testServer);
  const large = "x".repeat(70_000);
  for (const path of ["/desk/sign-in", "/desk/sign-in/passkey", "/desk/api/access/passkeys"]) {
    const answer = await signedIn.postJson(path, { large });
    expect([path, answer.status, (await answer.json()).code]).toEqual([path, 413, "too-large"]);
    const chunked = await signedIn.ask(path, {
      method: "POST",
      headers: { ...fromOwnPage, "Transfer-Encoding": "chunked" },
      body: large,
    });
    expect([path, chunked.status]).toEqual([path, 413]);
  }
});

test("where it is off, each of its addresses is one of a page that does not exist", async () => {
  const { app } = await startTestServer({ hasDesk: false });
  expect(listDeskAddresses(app)).toEqual([]);
  for (const path of ["/desk", "/desk/", "/desk/sign-in", "/desk/api/access"]) {
    expect([path, (await app.request(path)).status]).toEqual([path, 404]);
    const posted = await app.request(path, { method: "POST", headers: fromOwnPage });
    expect([path, posted.status]).toEqual([path, 404]);
  }
});
