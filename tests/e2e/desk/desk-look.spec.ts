import { expect, findRow, sendRequest, test } from "../../support/browser/desk.ts";

const longPlace = `${"The Old Mill Heritage Hall and Gardens, ".repeat(4)}Niagara`;

test.use({ viewport: { width: 390, height: 844 } });

test("rows, requests and months are laid out for a phone, upright and on its side", async ({
  page,
  desk,
}) => {
  const name = "Gigi Jaypy-Quigg";
  const message = "A ramp, please";
  const reference = await sendRequest(desk.url, { name, location: longPlace, message });
  const row = await findRow(page, name);
  // Names keep their descenders, and a long place leaves the date.
  const bottoms = await row.getByRole("heading").evaluate((heading) => {
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    return { heading: bottomOf(heading), letters: bottomOf(heading.firstElementChild as Element) };
  });
  expect(bottoms.letters, "the letters' bottom").toBeLessThanOrEqual(bottoms.heading);
  const dates = row.getByText("Jun 12–13, 2027");
  const hidden = await dates.evaluate((line) => line.scrollHeight - line.clientHeight);
  expect(hidden, "hidden pixels of the date").toBe(0);
  const grounds = await row
    .locator("a[class*=border], button")
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
  const strong = grounds.filter((ground) => ground !== "rgba(0, 0, 0, 0)");
  expect(strong, "one button of a row is strong").toHaveLength(1);
  // The menu of a phone on its side leaves room for a request.
  for (const size of [
    { width: 667, height: 375 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(row.getByRole("heading")).toBeInViewport({ ratio: 1 });
    expect((await row.boundingBox())?.width).toBeGreaterThan(size.width * 0.7);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/desk/requests/${reference}`);
  await expect(page.getByText(message).first()).toBeInViewport({ ratio: 1 });
  const topOf = async (text: string) => (await page.getByText(text).first().boundingBox())?.y ?? 0;
  const top = await topOf(message);
  expect(top, "the message above the facts").toBeLessThan(await topOf("Saturday, June 12, 2027"));

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/desk/calendar?month=2027-09");
  const topOfButton = async (label: string) =>
    (await page.getByRole("button", { name: label }).boundingBox())?.y ?? 0;
  expect(await topOfButton("Month after")).toBe(await topOfButton("Month before"));
});

test("before an erasure the focus is on Cancel, and Enter erases nothing; after it the inbox follows", async ({
  page,
  desk,
}) => {
  const name = "Olive Once";
  await page.goto(`/desk/requests/${await sendRequest(desk.url, { name })}`);
  const erase = page.getByRole("button", { name: "Erase this request" });
  await erase.click();
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await erase.click();
  await page.getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByText(`The request of ${name} is erased.`)).toBeVisible();
  await expect(page).toHaveURL(/\/desk\/$/);
  await page.getByRole("searchbox").fill(name);
  await expect(page.getByText("No request, note or reply has these words")).toBeVisible();
});
