import type { Page } from "@playwright/test";
import {
  answers,
  contactPath,
  expect,
  expectAccessible,
  fieldOf,
  fillIn,
  functionUrl,
  openForm,
  submitButton,
  test,
  waitForForm,
} from "../../support/browser/journey.ts";
import { expectNoSidewaysScroll } from "../../support/browser/measure-page.ts";
import { trailers } from "../../support/browser/route-table.ts";

const [single, two, , four] = trailers.map(({ id }) => id) as [string, string, string, string];
const pageOf = (trailer: string) => `/washroom-restroom-trailer/${trailer}`;
/** A button that adds to the list; before its code is there it leads to the form. */
const toggle = (page: Page, name: string) =>
  page
    .getByRole("button", { name: new RegExp(`^Add(ed)? to Quote ?: ${name}$`) })
    .and(page.locator("[aria-pressed]"));
const tab = (page: Page) => page.getByRole("button", { name: /^Your quote list/ });
const inForm = (page: Page) => page.locator("#quote-request-form [data-quote-list]");
const listed = (page: Page) => inForm(page).locator("li > span");

/** Opens the list above the form, which shows its first entry while it is closed. */
const openList = (page: Page) => inForm(page).locator("summary").click();

/** Expects the rows of what was asked for, on the card after sending. */
async function expectAskedFor(page: Page, rows: [label: string, value: string][]) {
  const section = page.locator("section").filter({
    has: page.getByRole("heading", { name: "What you asked for" }),
  });
  await expect(section.locator("dt")).toHaveText(rows.map(([label]) => label));
  await expect(section.locator("dd")).toHaveText(rows.map(([, value]) => value));
}

test("add-ons of two trailers go on the list, one is taken off, and the quote holds the rest (§2.7.26)", async ({
  page,
  server,
}) => {
  await page.goto(pageOf(two));
  await expect(tab(page)).toHaveCount(0);
  await toggle(page, "Wedding Package").click();
  await toggle(page, "Generator Service").click();
  await expect(toggle(page, "Wedding Package")).toHaveAttribute("aria-pressed", "true");
  await expect(toggle(page, "Restroom Attendant")).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator("[data-quote-announcer]")).toHaveText(
    "Generator Service is on your quote list, 2 in all.",
  );
  await expectAccessible(page);
  await toggle(page, "Generator Service").click();
  await expect(page.locator("[data-quote-announcer]")).toHaveText(
    "Generator Service is off your quote list, 1 in all.",
  );
  await page.goto(pageOf(four));
  await toggle(page, "Red Carpet Service").click();
  await toggle(page, "Grand 4-Station Trailer").click();
  await page.reload();
  await expect(toggle(page, "Grand 4-Station Trailer")).toHaveAttribute("aria-pressed", "true");
  await expect(tab(page)).toHaveText("Your quote list3");

  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Get Quote/ })
    .click();
  await expect(listed(page)).toHaveText([
    "Wedding Package, with the Luxury 2-Station Trailer",
    "Red Carpet Service, with the Grand 4-Station Trailer",
    "Grand 4-Station Trailer",
  ]);
  await expect(inForm(page).locator("summary")).toHaveText(
    "Wedding Package, with the Luxury 2-Station Trailer and 2 more",
  );
  await page.reload();
  await openList(page);
  await expect(listed(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /^Remove ?: Red Carpet/ }).click();
  const heading = page.getByRole("heading", { name: "Your quote list" });
  await expect(heading).toBeFocused();
  await expect(listed(page)).toHaveCount(2);
  const [list, first] = [await heading.boundingBox(), await fieldOf(page, "name").boundingBox()];
  expect(list?.y).toBeLessThan(first?.y ?? 0);
  await expect(fieldOf(page, "message")).toHaveValue("");

  const typed = "Please call after five.";
  await fillIn(page, { message: typed });
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Print this page" })).toBeVisible();
  await expectAskedFor(page, [
    ["Rental dates", "June 12, 2027 to June 13, 2027"],
    ["Location", answers.location],
    ["Event type", "Wedding"],
    ["Expected guests", "75-125 guests"],
    [
      "On your quote list",
      "Wedding Package, with the Luxury 2-Station TrailerGrand 4-Station Trailer",
    ],
    ["Anything we should know", typed],
    ["We answer to", answers.name + answers.email + answers.phone],
  ]);
  const reference = await page.locator("#quote-request-reference").textContent();
  const { requests } = await server.readData();
  expect(requests.find((request) => request.reference === reference)?.message).toBe(
    [
      "For my quote:",
      "- Wedding Package, with the Luxury 2-Station Trailer",
      "- Grand 4-Station Trailer",
      "",
      typed,
    ].join("\n"),
  );
  // What is put on the list after a request goes into the next one.
  await page.evaluate((item) => sessionStorage.setItem("quote-draft", `item=${item}`), single);
  await page.getByRole("button", { name: "Request Another Quote" }).click();
  await expect(fieldOf(page, "message")).toHaveValue("");
  await expect(listed(page)).toHaveText(["Single-Station Trailer"]);
});

test.describe("while the connection breaks", () => {
  test.use({ expectedConsole: /ERR_FAILED/ });

  test("a list that changed after a failed sending makes it another request", async ({ page }) => {
    const requests: { key: string | undefined; message: string }[] = [];
    await page.route(functionUrl, (route) => {
      const request = route.request();
      const { message } = request.postDataJSON();
      requests.push({ key: request.headers()["idempotency-key"], message });
      return requests.length < 3 ? route.abort() : route.continue();
    });
    await page.goto(`${contactPath}?item=${four}&item=${two}`);
    await waitForForm(page);
    await fillIn(page, { message: "" });
    await openList(page);
    // The form sends once more by itself.
    for (const sent of [2, 3]) {
      if (sent === 3)
        await page.getByRole("button", { name: /^Remove ?: Luxury 2-Station Trailer$/ }).click();
      await submitButton(page).press("Enter");
      await expect.poll(() => requests.length).toBe(sent);
      await expect(page.getByText("Submitting...")).toHaveCount(0);
    }
    await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
    const [first, again, changed] = requests;
    expect(again).toEqual(first);
    expect(first?.message).toBe(
      "For my quote:\n- Grand 4-Station Trailer\n- Luxury 2-Station Trailer",
    );
    expect(changed?.message).toBe("For my quote:\n- Grand 4-Station Trailer");
    expect(changed?.key).not.toBe(first?.key);
  });
});

test("the list takes its part of the message's 4,000 characters, of which nothing is cut, and says how many are left", async ({
  page,
}) => {
  await openForm(page);
  await fillIn(page, { message: "x".repeat(4000) });
  await page.goto(`${contactPath}?item=${four}`);
  await expect(listed(page)).toHaveCount(1);
  const left = 4000 - "For my quote:\n- Grand 4-Station Trailer\n\n".length;
  await expect(fieldOf(page, "message")).not.toHaveAttribute("maxlength");
  await submitButton(page).click();
  await expect(fieldOf(page, "message")).toHaveValue("x".repeat(4000));
  await expect(page.locator("#quote-request-message-error")).toContainText(
    `Please shorten this to ${left.toLocaleString("en-CA")} characters or fewer`,
  );
  await fieldOf(page, "message").fill("x".repeat(left));
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

test("Back shows the list as it is now", async ({ page }) => {
  await page.goto(pageOf(single));
  await toggle(page, "Single-Station Trailer").click();
  await openForm(page);
  await openList(page);
  await page.getByRole("button", { name: /^Remove ?: Single-Station Trailer$/ }).click();
  await expect(fieldOf(page, "name")).toBeFocused();
  await expect(listed(page)).toHaveCount(0);
  await page.goBack();
  await expect(toggle(page, "Single-Station Trailer")).toHaveAttribute("aria-pressed", "false");
  await expect(tab(page)).toHaveCount(0);
});
