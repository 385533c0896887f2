import type { Page } from "@playwright/test";
import {
  contactPath,
  everythingIsLaidOut,
  expect,
  expectAccessible,
  openForm,
  test,
} from "./journey.ts";
import { templates } from "./templates.ts";

/** What WCAG 1.4.12 lets a reader set; nothing may be lost by it. */
const textSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

for (const path of templates) {
  test(`${path} has an outline, landmarks, an order, and targets that a thumb meets`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await everythingIsLaidOut(page);
    const headings = await readHeadings(page);
    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
    const isTooDeep = ({ level }: Heading, index: number) =>
      level > (headings[index - 1]?.level ?? 0) + 1;
    expect(headings.filter(isTooDeep), "levels left out").toEqual([]);
    const isAboveTheLast = ({ top }: Heading, index: number) =>
      top < (headings[index - 1]?.top ?? 0);
    expect(headings.filter(isAboveTheLast), "seen before what is read before them").toEqual([]);

    for (const landmark of ["banner", "main", "contentinfo"] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    for (const landmark of ["navigation", "region", "complementary"] as const) {
      const names = await namesOf(page, landmark);
      expect(names.every(Boolean), `${landmark}: ${names.join(", ")}`).toBe(true);
      expect(new Set(names).size, `${landmark}: ${names.join(", ")}`).toBe(names.length);
    }
    expect(await smallTargets(page), "targets too small").toEqual([]);
  });

  test(`${path} loses nothing with wider text, at 200 and 400 %, or in forced colours`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    // A sheet of the script's own is no inline style, which the security policy would refuse.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, textSpacing);
    expect(await cutTexts(page), "wider text").toEqual([]);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });

    // A window of 1280 × 1024 px, zoomed.
    await page.setViewportSize({ width: 640, height: 512 });
    expect(await cutTexts(page), "200 %").toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await cutTexts(page), "400 %").toEqual([]);
    expect(await heightKeptByBars(page), "px kept by bars at 400 %").toBeLessThan(64);

    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    expect(await edgelessButtons(page), "buttons without an edge").toEqual([]);
  });

  test(`${path} shows what has the focus on a phone, from the first stop to the last`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(path);
    await expectFocusSeen(page);
  });
}

for (const path of ["/", contactPath, "/washroom-restroom-trailer-rentals-blog"]) {
  test(`${path} shows what has the focus on a wide screen, from the first stop to the last`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path);
    await expectFocusSeen(page);
  });
}

test("the form is read as names, hints and needs in the order of the page", async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Get Your Free Quote" [level=1]
      - textbox "Your name"
      - textbox "E-mail"
      - textbox "Phone"
      - textbox "Where is the event?"
      - textbox "First day"
      - textbox "Last day"
      - combobox "Kind of event"
      - combobox "Guests expected"
      - textbox "Anything we should know (optional)"
      - button "Send my request"
      - paragraph:
        - link "Read our privacy notice"
      - complementary "Other ways to reach us":
        - heading "Emergency?" [level=2]
        - heading "E-mail" [level=2]
        - heading "Where we deliver" [level=2]
        - heading "Business hours" [level=2]
  `);
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(
    "Your quote goes to this address.",
  );
});

test("what a form lacks is announced, listed and tied to its fields", async ({ page }) => {
  await openForm(page);
  await page.getByRole("button", { name: "Send my request" }).click();
  await expect(page.getByRole("textbox", { name: "Your name" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Please fix the errors below" })).toBeVisible();
  const email = page.getByRole("textbox", { name: "E-mail" });
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(/./);
  await expectAccessible(page);
});

test("the header, the page and the footer are read in this order, a way past them first", async ({
  page,
}) => {
  await page.goto(contactPath);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const inMain = await page.evaluate(() => document.activeElement?.closest("main") !== null);
  expect(inMain).toBe(true);
  const order = await page
    .locator("body :is(header, main, footer)")
    .evaluateAll((all) =>
      all.filter((part) => !part.parentElement?.closest("main")).map((part) => part.tagName),
    );
  expect(order).toEqual(["HEADER", "MAIN", "FOOTER"]);
});

type Heading = { level: number; top: number; text: string };

/** The headings that are shown, with their levels and how far down they stand. */
const readHeadings = (page: Page): Promise<Heading[]> =>
  page.locator("main :is(h1, h2, h3, h4):visible").evaluateAll((all) =>
    all.map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      top: Math.round(heading.getBoundingClientRect().top),
      text: heading.textContent ?? "",
    })),
  );

/** Goes through the page with the tab key; every stop must be seen and ringed, and every link must be a stop. */
async function expectFocusSeen(page: Page) {
  const reached = new Set<string>();
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press("Tab");
    const stop = await focusedThing(page);
    if (!stop) break;
    expect(stop.isHidden, `"${stop.text}" is hidden while it has the focus`).toBe(false);
    expect(stop.hasRing, `"${stop.text}" has no ring while it has the focus`).toBe(true);
    if (stop.path) reached.add(stop.path);
  }
  const links = await page
    .locator("main a:visible, footer a:visible")
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  expect(links.filter((path) => !reached.has(path))).toEqual([]);
}

/** Things that look like buttons but would have no edge once their ground is taken away. */
const edgelessButtons = (page: Page) =>
  page.locator("main :is(a, button):visible").evaluateAll((all) =>
    all
      .filter((thing) => {
        const { borderTopStyle, textDecorationLine, paddingLeft } = getComputedStyle(thing);
        const looksLikeAButton = Number.parseFloat(paddingLeft) >= 16;
        return looksLikeAButton && borderTopStyle === "none" && textDecorationLine === "none";
      })
      .map((thing) => thing.textContent),
  );

/** Names of the visible landmarks of a kind. */
async function namesOf(page: Page, role: "navigation" | "region" | "complementary") {
  const found = await page.getByRole(role).all();
  return Promise.all(
    found.map((landmark) =>
      landmark.evaluate((element) => {
        const labelledBy = element.getAttribute("aria-labelledby");
        const label = labelledBy && document.getElementById(labelledBy)?.textContent;
        return label || element.getAttribute("aria-label") || "";
      }),
    ),
  );
}

/** Targets below 44 px of height, or 24 of width, that are not words of a sentence (WCAG 2.5.8 asks for 24). */
const smallTargets = (page: Page) =>
  page.locator("a, button, summary, select, input, textarea, label:has(input)").evaluateAll((all) =>
    all
      .filter((target) => {
        const style = getComputedStyle(target);
        if (!target.checkVisibility({ visibilityProperty: true })) return false;
        if (target.matches("label input") || style.clipPath !== "none") return false;
        // A visitor scrolls to what stands far below before tapping it.
        const { width, height } = target.getBoundingClientRect();
        if (width <= 1 || height <= 1) return false;
        const isInSentence = style.display === "inline" && target.closest("p, li, dd");
        return !isInSentence && (height < 43.5 || width < 24);
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return `${target.textContent?.trim() || target.id} ${Math.round(width)} × ${Math.round(height)}`;
      }),
  );

/** Texts that their box cuts off, and how far the page scrolls sideways. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    const cut = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
      const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
      if (clipPath !== "none" || display === "inline" || !element.checkVisibility()) return false;
      if (element.closest("svg, picture, [data-viewport]") || !element.textContent?.trim())
        return false;
      const cutsAcross = /hidden|clip/.test(overflowX);
      const cutsDown = /hidden|clip/.test(overflowY);
      return (
        (cutsAcross && element.scrollWidth > element.clientWidth + 1) ||
        (cutsDown && element.scrollHeight > element.clientHeight + 1)
      );
    });
    const words = cut.map((element) => element.textContent?.trim().slice(0, 60));
    return sideways > 0 ? [`${sideways} px sideways`, ...words] : words;
  });

/** How much of the screen's height bars that stay in place keep to themselves, after scrolling. */
const heightKeptByBars = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, 600));
  return page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 160 && bottom > 0 && top < innerHeight)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0),
  );
};

/** What has the focus, and whether it is seen at one of five points and has a ring. */
const focusedThing = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const isSeenAt = (across: number, down: number) => {
      const seen = document.elementFromPoint(left + width * across, top + height * down);
      return seen !== null && (element.contains(seen) || seen.contains(element));
    };
    const points: [number, number][] = [
      [0.5, 0.5],
      [0.1, 0.2],
      [0.9, 0.2],
      [0.1, 0.8],
      [0.9, 0.8],
    ];
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    return {
      path: (element as HTMLAnchorElement).pathname,
      isHidden: !points.some(([across, down]) => isSeenAt(across, down)),
      hasRing: outlineStyle !== "none" || boxShadow !== "none",
      text: element.textContent?.trim().slice(0, 40) || element.id,
    };
  });
