import {
  expect,
  findRow,
  openDesk,
  sendRequest,
  signIn,
  test,
} from "../../support/browser/desk.ts";
import { expectAccessible } from "../../support/browser/journey.ts";

test("a passkey is made and removed, and other devices are signed out", async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto("/desk/access");
  const passkeys = page.getByRole("region", { name: "Sign in with face or finger" });
  const devices = page.getByRole("region", { name: "Phones and computers" });
  const here = devices.locator("li").filter({ hasText: "this device" });
  await expect(here).toHaveCount(1);
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(here).toContainText("not used yet");
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByRole("alert")).toContainText("has a passkey for the desk already");
  await expectAccessible(page);
  await here.getByRole("button", { name: "Remove" }).click();
  await expect(here).not.toContainText("not used yet");
  await here.getByRole("button", { name: "Rename" }).click();
  await here.getByLabel("Name of the device").fill("Anna's laptop");
  await here.getByRole("button", { name: "Save" }).click();
  await expect(here.getByRole("heading")).toContainText("Anna's laptop");
});

test("a lost phone is ended from another device in one step (D5)", async ({ browser }) => {
  const desk = await openDesk(browser);
  const phone = await browser.newContext({ baseURL: desk.url, storageState: desk.storageState });
  const lost = await phone.newPage();
  await lost.goto("/desk/access");
  await lost.getByRole("button", { name: "Make the address" }).click();
  const address = await lost.getByLabel("The secret address").inputValue();
  expect((await fetch(address)).status).toBe(200);

  const laptop = await browser.newContext({ baseURL: desk.url });
  const other = await laptop.newPage();
  await laptop.addCookies([await signIn(desk, "hello@mapleandbrass.example")]);
  await other.goto("/desk/access");
  await other.getByRole("button", { name: "I lost this device" }).click();
  await expectAccessible(other);
  await other.getByRole("button", { name: "End all of it" }).click();
  await expect(other.getByText(/is signed out, and all of it has ended/)).toBeVisible();
  await expect(other.getByRole("button", { name: "I lost this device" })).toHaveCount(0);
  expect((await fetch(address)).status).toBe(404);
  await lost.goto("/desk/");
  await expect(lost).toHaveURL(/sign-in/);
  await phone.close();
  await laptop.close();
  await desk.close();
});

test("signing out ends the session and drops what was not sent", async ({ browser }) => {
  const desk = await openDesk(browser);
  await sendRequest(desk.url, { name: "Lea Left" });
  const { url: baseURL, storageState } = desk;
  const context = await browser.newContext({ baseURL, storageState });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/desk/");
  await page.route("**/status", (route) => route.abort());
  const row = page.getByRole("list", { name: "Inbox" }).getByRole("article");
  await row.getByRole("button", { name: "Answered" }).click();
  await expect(page.getByText("1 action waits for a signal")).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign out and lose it" }).click();
  await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe("{}");
  // Neither what the browser kept of the page nor what it asks for anew shows what was read.
  await page.goto("/desk/sign-in");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/signed out|Sign in/);
  expect(await page.content()).not.toContain("Lea Left");
  await page.goto("/desk/");
  await expect(page).toHaveURL(/\/desk\/sign-in/);
  await context.close();
  await desk.close();
});

test("what somebody else has left on the device is removed and not sent", async ({
  page,
  desk,
}) => {
  const reference = await sendRequest(desk.url, { name: "Olga Other" });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  const left = { id: crypto.randomUUID(), reference, name: "Olga Other", at: 1 };
  const status = { person: "former@maple.example", kind: "status", status: "lost" };
  await page.addInitScript(
    (action) => {
      localStorage.setItem(`desk-action:${action.id}`, JSON.stringify({ action }));
    },
    { ...left, ...status },
  );
  const row = await findRow(page, "Olga Other");
  await expect(row).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe("{}");
  await expect(row).toContainText("E-mail due in");
  expect(sent).toEqual([]);
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("a notice is shown by it, and its scope is the desk alone", async ({
    page,
    context,
    desk,
  }) => {
    await context.grantPermissions(["notifications"], { origin: desk.url });
    const started = context.waitForEvent("serviceworker");
    await page.goto("/desk/access");
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${desk.url}/desk/`);
    // Chromium without a window has no notices and refuses them: what is asked of it is noted, too.
    const canShow = await page.evaluate(() => Notification.permission === "granted");
    const worker = await started;
    await worker.evaluate(noteShownNotices);
    const devtools = await context.newCDPSession(page);
    const registration = new Promise<string>((resolve) => {
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await devtools.send("ServiceWorker.enable");
    await devtools.send("ServiceWorker.deliverPushMessage", {
      origin: desk.url,
      registrationId: await registration,
      data: JSON.stringify({ title: "New quote request", url: "/desk/requests/A", tag: "A" }),
    });
    const notice = { title: "New quote request", data: "/desk/requests/A" };
    const asked = () => worker.evaluate(() => (globalThis as unknown as NoticeLog).notices);
    await expect
      .poll(asked)
      .toEqual([{ ...notice, tag: "A", icon: "/icons/icon-192.png", body: "" }]);
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const notices = await registration.getNotifications();
        return notices.map(({ title, data }) => ({ title, data }));
      });
    await expect.poll(shown).toEqual(canShow ? [notice] : []);
  });
});

type NoticeLog = {
  notices: object[];
  registration: { showNotification(title: string, options: object): Promise<void> };
};

/** Runs in a service worker: notes what it asks the browser to show, and lets it ask. */
function noteShownNotices() {
  const worker = globalThis as unknown as NoticeLog;
  const { registration } = worker;
  const show = registration.showNotification.bind(registration);
  worker.notices = [];
  registration.showNotification = (title, options) => {
    worker.notices.push({ title, ...options });
    return show(title, options);
  };
}
