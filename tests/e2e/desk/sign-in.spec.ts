import type { CDPSession, Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../support/browser/journey.ts";
import { until } from "../../support/until.ts";

const owner = "hello@mapleandbrass.example";
// One server for the tests of a worker, whose mails are told apart by their number.
test.describe.configure({ mode: "serial" });
test.use({ expectedConsole: /status of (401|403|422)/ });

const statusOf = (page: Page) =>
  page.evaluate(async () => (await fetch("/desk/api/access")).status);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a mail's link signs in by its button", async ({ page, server }) => {
    const { path } = await askForMail(page, server);
    await expect(page.getByRole("heading", { name: "Check your e-mail" })).toBeVisible();
    await page.goto(path);
    await page.reload();
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/desk\/passkey$/);
    await page.getByRole("link", { name: "Go to the desk" }).click();
    await expect(page).toHaveURL(/\/desk\/$/);
    await page.goto(path);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  });

  test("its code signs in the device that asked, after a wrong one", async ({ page, server }) => {
    const { code } = await askForMail(page, server, "/desk/requests/ABC");
    await page.getByLabel("Code").fill(code === "000000" ? "000001" : "000000");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toHaveText(/This code does not work/);
    await page.getByLabel("Code").fill(code);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/desk\/requests\/ABC$/);
  });
});

test("the page of a link tells its address to no request, not even of its own files", async ({
  page,
  server,
}) => {
  const secret = "A".repeat(43);
  const referrers: string[] = [];
  page.on("request", async (request) => {
    referrers.push((await request.allHeaders()).referer ?? "");
  });
  await page.goto(`${server.url}/desk/sign-in/link/${secret}`);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  // The page, its script and its styles; the form and its page's.
  await expect.poll(() => referrers.length).toBeGreaterThan(3);
  expect(referrers.join()).not.toContain(secret);
  expect(referrers).toContain(`${server.url}/`);
});

test("a link in another site's page opens the desk of whoever is signed in", async ({
  page,
  server,
}) => {
  const base = localhostOf(server);
  await signInByMail(page, server, base);
  // A page of another site, as a webmail is.
  await page.route("https://webmail.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<a href="${base}/desk/requests/ABC">Open</a>`,
    }),
  );
  await page.goto("https://webmail.example/");
  await page.getByRole("link", { name: "Open" }).click();
  await expect(page).toHaveURL(`${base}/desk/requests/ABC`);
});

test.describe("a passkey", () => {
  test("is made after signing in, and signs in from then on", async ({ page, server }) => {
    const base = localhostOf(server);
    const { client } = await addAuthenticator(page);
    await makePasskey(page, server, base);
    await page.context().clearCookies();
    await page.goto(`${base}/desk/sign-in`);
    const sent = page.waitForRequest("**/desk/sign-in/passkey");
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page).toHaveURL(`${base}/desk/`);
    expect(await statusOf(page)).toBe(200);

    // What was sent is used up, with the cookie that it came with, too.
    const body = (await sent).postData() ?? "";
    const replayed = await page.evaluate(
      async (data) =>
        (
          await fetch("/desk/sign-in/passkey", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: data,
          })
        ).status,
      body,
    );
    expect(replayed).toBe(403);
    await client.detach();
  });

  test("works for nobody who has not shown who they are to the device", async ({
    page,
    server,
  }) => {
    const base = localhostOf(server);
    const { client, authenticatorId } = await addAuthenticator(page);
    await makePasskey(page, server, base);
    await page.context().clearCookies();
    await client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await page.goto(`${base}/desk/sign-in`);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page.getByRole("alert")).toHaveText(/No passkey was used/);
    expect(await statusOf(page)).toBe(401);
  });

  test("whose counter went back is a copy, and is refused", async ({ page, server }) => {
    const base = localhostOf(server);
    const first = await addAuthenticator(page);
    await makePasskey(page, server, base);
    await page.context().clearCookies();
    await page.goto(`${base}/desk/sign-in`);
    const { client, authenticatorId } = first;
    const { credentials } = await client.send("WebAuthn.getCredentials", { authenticatorId });
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page).toHaveURL(`${base}/desk/`);
    await page.context().clearCookies();

    await client.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
    const copy = await addAuthenticator(page, client);
    for (const credential of credentials)
      await client.send("WebAuthn.addCredential", {
        authenticatorId: copy.authenticatorId,
        credential: { ...credential, signCount: 0 },
      });
    await page.goto(`${base}/desk/sign-in`);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page.getByRole("alert")).toHaveText(/This passkey does not work here/);
    expect(await statusOf(page)).toBe(401);
  });

  test("that was removed in the desk signs in no more", async ({ page, server }) => {
    const base = localhostOf(server);
    await addAuthenticator(page);
    await makePasskey(page, server, base);
    await page.evaluate(async () => {
      const { passkeys } = await (await fetch("/desk/api/access")).json();
      for (const { id } of passkeys)
        await fetch(`/desk/api/access/passkeys/${id}/remove`, { method: "POST" });
    });
    await page.context().clearCookies();
    await page.goto(`${base}/desk/sign-in`);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page.getByRole("alert")).toHaveText(/This passkey does not work here/);
  });

  test("is for the site's own address, and says so at another", async ({ page, server }) => {
    await page.goto(`${server.url}/desk/sign-in`);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page.getByRole("alert")).toHaveText(/Passkeys work at https:.* only/);
  });
});

test("the pages for signing in are accessible, at 320 pixels and with everything on them", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { path } = await askForMail(page, server);
  await expectAccessible(page);
  await page.getByLabel("Code").fill("no code");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectAccessible(page);
  for (const address of ["/desk/sign-in", path]) {
    await page.goto(address);
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
  }
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/desk\/(passkey)?$/);
  await page.goto("/desk/passkey");
  await expectAccessible(page);
  await page.goto(path);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectAccessible(page);
});

type Server = Parameters<Parameters<typeof test>[2]>[0]["server"];

/** The address of the test's server as a browser has to have it for passkeys: they need a name. */
const localhostOf = ({ url }: Server): string => url.replace("127.0.0.1", "localhost");

/** Asks for a mail on the page for signing in, at this address or another; returns its secrets. */
async function askForMail(page: Page, server: Server, address = "/desk/sign-in") {
  const readMails = async () =>
    (await server.readData()).mails
      .filter(({ subject }) => subject === "Your link to sign in to the desk")
      .toSorted((a, b) => (a.messageId ?? "").localeCompare(b.messageId ?? ""));
  const before = (await readMails()).length;
  await page.goto(address);
  await page.getByLabel("E-mail address").fill(owner);
  await page.getByRole("button", { name: "Send me a link" }).click();
  const read = async () => (await readMails())[before];
  const { text = "" } = await until(read, "a mail to sign in with");
  return {
    path: /\/desk\/sign-in\/link\/[\w-]{43}/.exec(text)?.[0] ?? "",
    code: /\b\d{6}\b/.exec(text)?.[0] ?? "",
  };
}

async function signInByMail(page: Page, server: Server, base: string) {
  const { path } = await askForMail(page, server, `${base}/desk/sign-in`);
  await page.goto(base + path);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/desk\/(passkey)?$/);
}

async function makePasskey(page: Page, server: Server, base: string) {
  await signInByMail(page, server, base);
  await page.goto(`${base}/desk/passkey`);
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await expect(page).toHaveURL(`${base}/desk/`);
}

/** Gives the page's browser an authenticator such as a phone has. */
async function addAuthenticator(page: Page, session?: CDPSession) {
  const client = session ?? (await page.context().newCDPSession(page));
  if (!session) await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { client, authenticatorId };
}
