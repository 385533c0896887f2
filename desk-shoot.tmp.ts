import { chromium } from "@playwright/test";
import { findChromium } from "./tests/support/browser/chromium.ts";
const [base, out, widths, ...paths] = process.argv.slice(2) as string[];
const browser = await chromium.launch(await findChromium());
for (const w of (widths ?? "390").split(",").map(Number)) {
  const context = await browser.newContext({ viewport: { width: w, height: w < 500 ? 844 : 900 }, locale: "en-CA", timezoneId: "America/Toronto", reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("console", (m) => m.type() === "error" && console.log("console:", m.text()));
  page.on("pageerror", (e) => console.log("pageerror:", e.message));
  for (const p of paths) {
    const [path, name] = p.split("=") as [string, string];
    await page.goto(base + path);
    await page.waitForTimeout(900);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (sideways > 0) console.log("SIDEWAYS", w, path, sideways);
    await page.screenshot({ path: `${out}-${name}-${w}.png`, fullPage: true });
  }
  await context.close();
}
await browser.close();
