import { expect, openDesk, sendRequest, test } from "../../support/browser/desk.ts";
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
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByRole("listitem")).toContainText("not used yet");
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByRole("alert")).toContainText("has a passkey for the desk already");
  await expectAccessible(page);
  await passkeys.getByRole("button", { name: "Remove" }).click();
  await expect(passkeys.getByRole("listitem")).toHaveCount(0);

  const sessions = page.getByRole("region", { name: "Signed in" });
  await expect(sessions.getByRole("listitem").filter({ hasText: "this device" })).toHaveCount(1);
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
  await expect(page.getByText("1 action is waiting to be sent")).toBeVisible();
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
  await page.goto("/desk/");
  const row = page.getByRole("article").filter({ hasText: "Olga Other" });
  await expect(row).toBeVisible();
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toBe("{}");
  await expect(row).toContainText("E-mail due in");
  expect(sent).toEqual([]);
});

test("a notice is shown by the service worker, whose scope is the desk alone", async ({
  page,
  context,
  desk,
}) => {
  await context.grantPermissions(["notifications"], { origin: desk.url });
  await page.goto("/desk/access");
  const started = context.waitForEvent("serviceworker");
  const scope = await page.evaluate(async () => {
    const options = { scope: "/desk/" };
    await navigator.serviceWorker.register("/desk/service-worker.js", options);
    return (await navigator.serviceWorker.ready).scope;
  });
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
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
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
