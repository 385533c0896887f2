import { contactPath, expect, test } from "../../support/browser/journey.ts";
import { startSlowPhoneClock } from "../../support/browser/slow-phone-clock.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const trailer = "/washroom-restroom-trailer/luxury-2-station-restroom-trailer";
const planner = "#guest-planner";

/** What is tapped first on a page, what answers, and after how many milliseconds at most. */
const taps = [
  {
    name: "the full view of the gallery",
    path: trailer,
    control: "[aria-label='Show the picture in full']",
    answer: "dialog[open]",
    limit: 300,
  },
  {
    name: "a picture of the grid in full",
    path: trailer,
    control: "#all-pictures a",
    answer: "dialog[open]",
    limit: 300,
  },
  {
    name: "the summary of an empty form's errors",
    path: contactPath,
    control: "#quote-request-form button[type=submit]",
    answer: "#quote-request-errors :is(p, li)",
    limit: 300,
  },
  {
    name: "the planner's answer",
    path: "/washroom-restroom-trailer-rental-services",
    control: `${planner} [name=alcohol]`,
    answer: `${planner} [data-planned]`,
    limit: 200,
  },
];

for (const { name, path, control, answer, limit } of taps)
  test(`${name} needs nothing from the network and at most ${limit} ms on a slow phone`, async ({
    page,
  }) => {
    await page.goto(path);
    const target = page.locator(control).first();
    await target.scrollIntoViewIfNeeded();
    const isHydrated = () =>
      target.evaluate((element) => element.closest("astro-island")?.hasAttribute("ssr") === false);
    await expect.poll(isHydrated).toBe(true);
    const measure = await startSlowPhoneClock(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") asked.push(request.url());
    });
    const time = await measure(async () => {
      await target.evaluate((element: HTMLElement) => element.click());
      await page.locator(answer).first().waitFor();
    });
    expect(asked).toEqual([]);
    expect(time).toBeLessThanOrEqual(limit);
  });
