import { expect, findRow, sendRequest, test } from "../../support/browser/desk.ts";
import { addStyles, expectAccessible } from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll } from "../../support/browser/measure-page.ts";

const phone = { width: 390, height: 844 };
const longPlace = `${"The Old Mill Heritage Hall and Gardens, ".repeat(4)}Niagara`;

test.use({ viewport: phone });

test("names keep their descenders, and a long place leaves the date (D16, D17)", async ({
  page,
  desk,
}) => {
  const name = "Gigi Jaypy-Quigg";
  await sendRequest(desk.url, { name, location: longPlace });
  const row = await findRow(page, name);
  const bottoms = await row.getByRole("heading").evaluate((heading) => {
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    return { heading: bottomOf(heading), letters: bottomOf(heading.firstElementChild as Element) };
  });
  expect(bottoms.letters).toBeLessThanOrEqual(bottoms.heading);
  const dates = row.getByText("Jun 12–13, 2027");
  expect(await dates.evaluate((line) => line.scrollHeight - line.clientHeight)).toBe(0);
});

test("one button of a row is strong, and the message stands above the facts", async ({
  page,
  desk,
}) => {
  const reference = await sendRequest(desk.url, { name: "Above", message: "A ramp, please" });
  const row = await findRow(page, "Above");
  await expect(row).toBeVisible();
  const grounds = await row
    .locator("a[class*=border], button")
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  expect(grounds.filter((ground) => ground !== "rgba(0, 0, 0, 0)")).toHaveLength(1);
  await page.goto(`/desk/requests/${reference}`);
  const message = page.getByText("A ramp, please").first();
  await expect(message).toBeInViewport({ ratio: 1 });
  const topOf = async (text: string) => (await page.getByText(text).first().boundingBox())?.y ?? 0;
  expect(await topOf("A ramp, please")).toBeLessThan(await topOf("Saturday, June 12, 2027"));
});

test("before an erasure the focus is on Cancel, and Enter erases nothing (D18)", async ({
  page,
  desk,
}) => {
  const reference = await sendRequest(desk.url, { name: "Kept" });
  await page.goto(`/desk/requests/${reference}`);
  await page.getByRole("button", { name: "Erase this request" }).click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Kept" })).toBeVisible();
});

test("the receipt of an erasure is copied as it is sent (D13)", async ({ page, context, desk }) => {
  const email = "gone@example.com";
  const reference = await sendRequest(desk.url, { email });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/desk/housekeeping");
  await page.getByLabel("E-mail or phone number").fill(email);
  await page.getByRole("button", { name: "Erase all of this person" }).click();
  await page.getByRole("button", { name: "Erase for good" }).click();
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    new RegExp(`^Erased for good on .*\\nReference: ${reference}\\.\\nNot reached by this: .*\\.$`),
  );
  expect(copied).not.toContain(desk.dataDir);
  await expect(page.getByRole("heading", { name: "For you, not for the person" })).toBeVisible();
});

test("the arrows of a month stay in one line at 320 px (D20)", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/desk/calendar?month=2027-09");
  const topOf = async (name: string) =>
    (await page.getByRole("button", { name }).boundingBox())?.y ?? 0;
  expect(await topOf("Month after")).toBe(await topOf("Month before"));
});

test("on a phone that lies on its side the menu leaves room for a request", async ({
  page,
  desk,
}) => {
  await sendRequest(desk.url, { name: "Sideways" });
  for (const size of [
    { width: 667, height: 375 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/desk/");
    const row = page.getByRole("article").first();
    await expect(row.getByRole("heading")).toBeInViewport({ ratio: 1 });
    expect((await row.boundingBox())?.width).toBeGreaterThan(size.width * 0.7);
  }
});

test("the pages for signing in are dark where the device is, and fit at 200 %", async ({
  browser,
  desk,
}) => {
  const page = await browser.newPage({
    baseURL: desk.url,
    storageState: undefined,
    colorScheme: "dark",
    viewport: { width: 320, height: 640 },
  });
  for (const path of ["/desk/sign-in", `/desk/sign-in/link/${"A".repeat(43)}`]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(16, 24, 20)");
    await expectAccessible(page);
    await addStyles(page, "html { font-size: 200% }");
    await expectNoSidewaysScroll(page);
  }
  await page.close();
});
