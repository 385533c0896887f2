import type { Page } from "@playwright/test";
import { addAuthenticator, owner } from "../../support/browser/desk.ts";
import { addStyles, expect, expectAccessible, test } from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll } from "../../support/browser/measure-page.ts";
import { until } from "../../support/until.ts";

// One server for the tests of a worker.
test.describe.configure({ mode: "serial" });
test.use({ expectedConsole: /status of (401|403|422)/ });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a mail's link signs in by its button, and its code after a wrong one", async ({
    page,
    server,
  }) => {
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

    await page.context().clearCookies();
    const { code } = await askForMail(page, server, "/desk/requests/ABCD2345");
    await page.getByLabel("Code").fill(code === "000000" ? "000001" : "000000");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toHaveText(/This code does not work/);
    await page.getByLabel("Code").fill(code);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/desk\/requests\/ABCD2345$/);
  });
});

test("a passkey is made after signing in, and signs in whoever shows who they are, until it is removed", async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/desk/sign-in`);
  const button = page.getByRole("button", { name: "Sign in with a passkey" });
  await button.click();
  await expect(page.getByRole("alert")).toHaveText(/Passkeys work at https:.* only/);

  const base = server.url.replace("127.0.0.1", "localhost");
  const { client, authenticatorId } = await addAuthenticator(page);
  const { path } = await askForMail(page, server, `${base}/desk/sign-in`);
  await page.goto(base + path);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/desk\/passkey$/);
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await expect(page).toHaveURL(`${base}/desk/`);
  // A link in a page of another site, as a webmail is, opens the desk of whoever is signed in.
  await page.route("https://webmail.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<a href="${base}/desk/requests/ABCD2345">Open</a>`,
    }),
  );
  await page.goto("https://webmail.example/");
  await page.getByRole("link", { name: "Open" }).click();
  await expect(page).toHaveURL(`${base}/desk/requests/ABCD2345`);

  await page.context().clearCookies();
  await client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await page.goto(`${base}/desk/sign-in`);
  await button.click();
  await expect(page.getByRole("alert")).toHaveText(/No passkey was used/);
  const read = () =>
    page.evaluate(async () => {
      const answer = await fetch("/desk/api/access");
      return { status: answer.status, passkeys: (await answer.json()).passkeys };
    });
  expect((await read()).status).toBe(401);
  await client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await button.click();
  await expect(page).toHaveURL(`${base}/desk/`);
  const { status, passkeys } = await read();
  expect(status).toBe(200);

  for (const { id } of passkeys)
    await page.evaluate((address) => fetch(address, { method: "POST" }), removalOf(id));
  await page.context().clearCookies();
  await page.goto(`${base}/desk/sign-in`);
  // Who offers passkeys is told, and offers it no more.
  const told: object[] = [];
  await page.exposeFunction("tell", (passkey: object) => told.push(passkey));
  await page.evaluate(() => {
    const { tell } = window as unknown as { tell: (passkey: object) => Promise<void> };
    Object.assign(PublicKeyCredential, { signalUnknownCredential: tell });
  });
  await button.click();
  await expect(page.getByRole("alert")).toHaveText(/This passkey does not work here/);
  expect(told).toEqual([{ rpId: "localhost", credentialId: passkeys[0].id }]);
});

test("the pages for signing in are accessible at 320 pixels, also in the dark and at 200 %, and tell a link's address to no request", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { path } = await askForMail(page, server);
  await page.getByLabel("Code").fill("no code");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectAccessible(page);
  const secret = path.split("/").at(-1) ?? "";
  const referrers: string[] = [];
  page.on("request", async (request) => {
    referrers.push((await request.allHeaders()).referer ?? "");
  });
  await page.emulateMedia({ colorScheme: "dark" });
  for (const address of ["/desk/sign-in", path]) {
    await page.goto(address);
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(16, 24, 20)");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await addStyles(page, "html { font-size: 200% }");
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/desk\/passkey$/);
  await expectAccessible(page);
  // The page, its script and its styles; the form and its page's.
  await expect.poll(() => referrers.length).toBeGreaterThan(3);
  expect(referrers.join()).not.toContain(secret);
  expect(referrers).toContain(`${server.url}/`);
  await page.goto(path);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expectAccessible(page);
});

const removalOf = (id: string) => `/desk/api/access/passkeys/${id}/remove`;

type Server = Parameters<Parameters<typeof test>[2]>[0]["server"];

/** Asks for a mail on the page for signing in, at this address or another; returns its secrets. */
async function askForMail(page: Page, server: Server, address = "/desk/sign-in") {
  const readMails = async () =>
    (await server.readData()).mails.filter(
      ({ subject }) => subject === "Your link to sign in to the desk",
    );
  const before = new Set((await readMails()).map(({ messageId }) => messageId));
  await page.goto(address);
  await page.getByLabel("E-mail address").fill(owner);
  await page.getByRole("button", { name: "Send me a link" }).click();
  const read = async () => (await readMails()).find(({ messageId }) => !before.has(messageId));
  const { text = "" } = await until(read, "a mail to sign in with");
  return {
    path: /\/desk\/sign-in\/link\/[\w-]{43}/.exec(text)?.[0] ?? "",
    code: /\b\d{6}\b/.exec(text)?.[0] ?? "",
  };
}
