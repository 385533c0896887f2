import type { BrowserContext } from "@playwright/test";
import {
  addAuthenticator,
  type Desk,
  expect,
  findRow,
  owner,
  sendRequest,
  signIn,
  test,
} from "../../support/browser/desk.ts";
import { expectAccessible } from "../../support/browser/journey.ts";

test.use({ expectedConsole: /Failed to load resource/ });

/** Signs the owner in on a device of the test's own, which it may sign out. */
async function useDevice(context: BrowserContext, desk: Desk, device: string) {
  await context.clearCookies();
  await context.addCookies([await signIn(desk, owner, device)]);
}

test("a passkey is made and removed, and a lost phone is ended in one step", async ({
  page,
  context,
  browser,
  desk,
}) => {
  const phone = await browser.newContext({ baseURL: desk.url });
  await useDevice(phone, desk, "A lost phone");
  const lost = await phone.newPage();
  await lost.goto("/desk/access");
  await lost.getByRole("button", { name: "Make the address" }).click();
  const address = await lost.getByLabel("The secret address").inputValue();
  expect((await fetch(address)).status).toBe(200);

  await useDevice(context, desk, "A laptop");
  await addAuthenticator(page);
  await page.goto("/desk/access");
  const passkeys = page.getByRole("region", { name: "Sign in with face or finger" });
  const devices = page.getByRole("region", { name: "Phones and computers" }).locator("li");
  const deviceOf = (name: string | RegExp) =>
    devices.filter({ has: page.getByRole("heading", { name }) });
  const here = deviceOf(/this device/);
  await expect(here).toHaveCount(1);
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(here).toContainText("not used yet");
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByRole("alert")).toContainText("has a passkey for the desk already");
  await here.getByRole("button", { name: "Remove" }).click();
  await expect(here).not.toContainText("not used yet");
  await here.getByRole("button", { name: "Rename" }).click();
  await here.getByLabel("Name of the device").fill("Anna's laptop");
  await here.getByRole("button", { name: "Save" }).click();
  await expect(here.getByRole("heading")).toContainText("Anna's laptop");

  const there = deviceOf("A lost phone");
  await there.getByRole("button", { name: "I lost this device" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "End all of it" }).click();
  await expect(page.getByText(/is signed out, and all of it has ended/)).toBeVisible();
  await expect(there).toHaveCount(0);
  expect((await fetch(address)).status).toBe(404);
  await lost.goto("/desk/");
  await expect(lost).toHaveURL(/sign-in/);
  await phone.close();
});

test("signing out drops what was not sent, and what somebody else has left is not sent either", async ({
  page,
  context,
  desk,
}) => {
  await useDevice(context, desk, "A laptop");
  const name = "Lea Left";
  const reference = await sendRequest(desk.url, { name });
  const row = await findRow(page, name);
  await expect(row).toBeVisible();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  const left = { id: crypto.randomUUID(), reference, name, at: 1, kind: "status", status: "lost" };
  await page.evaluate(
    (action) => {
      localStorage.setItem(`desk-action:${action.id}`, JSON.stringify({ action }));
    },
    { ...left, person: "former@maple.example" },
  );
  await page.reload();
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(kept).toBe("{}");
  await expect(row).toContainText("E-mail due in");
  expect(sent).toEqual([]);

  await page.route("**/status", (route) => route.abort());
  await row.getByRole("button", { name: "Answered" }).click();
  await expect(page.getByText("1 action waits for a signal")).toBeVisible();
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign out and lose it" }).click();
  await expect(page.getByRole("heading", { name: "You are signed out" })).toBeVisible();
  expect(await kept()).toBe("{}");
  // Neither what the browser kept of the page nor what it asks for anew shows what was read.
  await page.goto("/desk/sign-in");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/signed out|Sign in/);
  expect(await page.content()).not.toContain(name);
  await page.goto("/desk/");
  await expect(page).toHaveURL(/\/desk\/sign-in/);
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
    const worker = await started;
    await worker.evaluate(noteNotices);
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
    await expect
      .poll(() => worker.evaluate(() => (globalThis as unknown as NoticeLog).notices))
      .toEqual([
        {
          ...{ title: "New quote request", body: "", data: "/desk/requests/A", tag: "A" },
          ...{ icon: "/icons/icon-192.png", renotify: true },
        },
      ]);
  });
});

type NoticeLog = {
  notices: object[];
  registration: { showNotification(title: string, options: object): Promise<void> };
};

/** Runs in a service worker: notes what it asks to be shown; one without a window refuses. */
function noteNotices() {
  const worker = globalThis as unknown as NoticeLog;
  worker.notices = [];
  worker.registration.showNotification = async (title, options) => {
    worker.notices.push({ title, ...options });
  };
}
