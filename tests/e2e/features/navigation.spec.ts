import { expect, test } from "../../support/browser/journey.ts";

test("the browser prepares pages on intent only, and a prepared page shows what was put on the quote list since", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const sources: string[] = [];
  const errors: string[] = [];
  const started: string[] = [];
  session.on("Preload.ruleSetUpdated", ({ ruleSet }) => {
    sources.push(ruleSet.sourceText);
    if (ruleSet.errorMessage) errors.push(ruleSet.errorMessage);
  });
  session.on("Preload.prerenderStatusUpdated", ({ key }) => started.push(key.url));
  await session.send("Preload.enable");
  await page.goto("/privacy");
  await expect.poll(() => sources.length).toBe(1);
  expect(errors).toEqual([]);
  expect(JSON.parse(sources[0] ?? "")).toMatchObject({ prerender: [{ eagerness: "moderate" }] });
  expect(started).toEqual([]);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).hover();
  // This browser is driven by a program and so declines; what it wanted to prepare it still says.
  await expect.poll(() => started).toContainEqual(expect.stringMatching(/\/about-washroom/));

  const tab = page.getByRole("button", { name: /^Your quote list/ });
  await expect(tab).toHaveCount(0);
  await page.evaluate(() => {
    sessionStorage.setItem("quote-draft", "item=luxury-2-station-restroom-trailer");
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect(tab).toBeVisible();
});
