import { addStyles, expect, expectAccessible, test } from "../../support/browser/journey.ts";

test("hover opens a menu after a moment, and leaving grants a moment's grace (§4)", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  const services = main.locator("details").first();
  // The first hover hydrates the menus; from then on the delays are exact.
  await services.hover();
  await expect(services).toHaveAttribute("open");
  await page.mouse.move(10, 700);
  await expect(services).not.toHaveAttribute("open");

  const timing = await services.evaluate(async (details: HTMLDetailsElement) => {
    const change = () =>
      new Promise<number>((resolve) =>
        details.addEventListener("toggle", () => resolve(performance.now()), { once: true }),
      );
    const start = performance.now();
    details.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    const opened = (await change()) - start;
    const leave = performance.now();
    details.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
    const closed = (await change()) - leave;
    return { opened, closed };
  });
  expect(timing.opened).toBeGreaterThanOrEqual(99);
  expect(timing.closed).toBeGreaterThanOrEqual(299);
});

test("a pointer that comes back within the grace finds the menu open (§4)", async ({ page }) => {
  await page.goto("/");
  const areas = page.getByRole("navigation", { name: "Main" }).locator("details").nth(1);
  await areas.hover();
  await expect(areas).toHaveAttribute("open");
  const stayed = await areas.evaluate(async (details: HTMLDetailsElement) => {
    const pointer = (kind: string) =>
      details.dispatchEvent(new PointerEvent(kind, { pointerType: "mouse" }));
    pointer("pointerleave");
    await new Promise((resolve) => setTimeout(resolve, 150));
    pointer("pointerenter");
    await new Promise((resolve) => setTimeout(resolve, 400));
    return details.open;
  });
  expect(stayed).toBe(true);
});

test("the first click on a menu that a hover opened keeps it, the next closes it", async ({
  page,
}) => {
  await page.goto("/");
  const services = page.getByRole("navigation", { name: "Main" }).locator("details").first();
  await services.hover();
  await expect(services).toHaveAttribute("open");
  await page.waitForTimeout(800);
  await services.locator("summary").click();
  await expect(services).toHaveAttribute("open");
  await services.locator("summary").click();
  await expect(services).not.toHaveAttribute("open");
});

test("Escape keeps a menu closed that a hover was about to open", async ({ page }) => {
  await page.goto("/");
  const services = page.getByRole("navigation", { name: "Main" }).locator("details").first();
  await services.hover();
  await expect(services).toHaveAttribute("open");
  await page.mouse.move(10, 700);
  await expect(services).not.toHaveAttribute("open");
  const isOpen = await services.evaluate(async (details: HTMLDetailsElement) => {
    details.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    return details.open;
  });
  expect(isOpen).toBe(false);
});

test("one menu is open at a time, a click elsewhere and Escape close it (§2.2, §4)", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  const [services, areas] = [main.locator("details").first(), main.locator("details").nth(1)];
  await services.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(services).toHaveAttribute("open");
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await expect(services.getByRole("link", { name: "Our Services" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(services.locator("summary")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(services).not.toHaveAttribute("open");
  await expect(services.locator("summary")).toBeFocused();

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(areas).toHaveAttribute("open");
  await expectAccessible(page);
  await page.mouse.click(20, 800);
  await expect(areas).not.toHaveAttribute("open");
});

test("the city menu has 28 links and scrolls within 20rem (§2.1, §2.2)", async ({ page }) => {
  await page.goto("/");
  const areas = page.getByRole("navigation", { name: "Main" }).locator("details").nth(1);
  await areas.locator("summary").click();
  await expect(areas.getByRole("link")).toHaveCount(28);
  const list = areas.locator("ul");
  const { height, scrolls, canScroll } = await list.evaluate((ul) => ({
    height: ul.getBoundingClientRect().height,
    scrolls: ul.scrollHeight > ul.clientHeight,
    canScroll: getComputedStyle(ul).overflowY,
  }));
  expect(height).toBeLessThanOrEqual(320);
  // Four columns show all of them; larger letters scroll.
  expect([scrolls, canScroll]).toEqual([false, "auto"]);
});

test("the Services menu shows all of its ten links (§2.2)", async ({ page }) => {
  await page.goto("/");
  const services = page.getByRole("navigation", { name: "Main" }).locator("details").first();
  await services.locator("summary").click();
  await expect(services.getByRole("link")).toHaveCount(10);
  await expect(services.getByRole("link").last()).toBeInViewport({ ratio: 1 });
  const isCut = await services.locator("ul").evaluate((ul) => ul.scrollHeight > ul.clientHeight);
  expect(isCut).toBe(false);
});

test("the whole header sticks from 768 px up, its row alone below, nothing in low windows (§1, §2.2)", async ({
  page,
}) => {
  await page.goto("/");
  const stuck = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo({ top: 1_200, behavior: "instant" }));
    const bar = page.locator("header").getByRole("link", { name: "hello@" }).first();
    const logo = page.locator("header").getByRole("link", { name: "Maple & Brass" }).last();
    const inView = async (link: typeof bar) => {
      const box = await link.boundingBox();
      return box !== null && box.y >= -12 && box.y < height;
    };
    return { bar: await inView(bar), logo: await inView(logo) };
  };
  expect(await stuck(1280, 900)).toEqual({ bar: true, logo: true });
  expect(await stuck(768, 900)).toEqual({ bar: true, logo: true });
  expect(await stuck(767, 900)).toEqual({ bar: false, logo: true });
  expect(await stuck(390, 844)).toEqual({ bar: false, logo: true });
  expect(await stuck(844, 415)).toEqual({ bar: false, logo: false });
});

test("the header's buttons stay on a narrow screen with larger text or wide letters", async ({
  page,
}) => {
  await page.goto("/");
  const header = page.locator("header");
  for (const [width, css] of [
    [360, "html { font-size: 20px }"],
    [390, "html { font-size: 24px }"],
    [
      320,
      "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }",
    ],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await addStyles(page, css);
    const menu = header.getByRole("button", { name: "Open the menu" });
    await expect(menu).toBeInViewport({ ratio: 1 });
    const call = header.getByRole("link", { name: "905-555-0142" }).first();
    // Its target reaches beyond the bar, which is less than 44 px high.
    await expect(call).toBeInViewport({ ratio: 0.7 });
    expect(await header.evaluate((row) => row.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the hamburger opens a sheet that holds the focus, and a chosen link closes it (§1, §2.2, §4, §10)", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Open the menu" }).tap();
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole("button", { name: "Close the menu" })).toBeFocused();
    await expect(page.locator("main")).toHaveAttribute("inert");
    await expectAccessible(page);
    await expect(sheet.getByRole("link", { name: "905-555-0142" })).toBeVisible();
    await expect(sheet.getByRole("link", { name: "hello@mapleandbrass.example" })).toBeVisible();
    await sheet.getByText("Services", { exact: true }).tap();
    await expect(sheet.getByRole("link", { name: "Weddings" })).toBeVisible();
    await expectAccessible(page);
    await expect(sheet).toContainText("Luxury washroom trailers across Southern Ontario");
    const opener = page.getByRole("button", { name: "Open the menu" });
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
    await expect(opener).toBeFocused();
    await opener.tap();
    await page.getByRole("button", { name: "Close the menu" }).tap();
    await expect(opener).toBeFocused();

    await opener.tap();
    await sheet.getByRole("link", { name: "Contact" }).tap();
    await expect(page).toHaveURL(/contact-washroom/);
    await expect(sheet).toBeHidden();
  });
});

test("the bar with phone and e-mail stays one line on narrow phones", async ({ page }) => {
  await page.goto("/privacy");
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const box = await page.locator("header > div").first().boundingBox();
    expect(box?.height, `at ${width} px`).toBeLessThanOrEqual(44);
  }
});

test("Services shows as active on the services page and on every path of the blog (§2.2, §10)", async ({
  page,
}) => {
  const services = page
    .getByRole("navigation", { name: "Main" })
    .locator("summary", { hasText: "Services" });
  for (const { path, isActive } of [
    { path: "/services-washroom-restroom-trailer-rentals", isActive: true },
    { path: "/blog", isActive: true },
    { path: "/blog/luxury-porta-potty-vs-restroom-trailer", isActive: true },
    { path: "/blog/category/wedding-washroom-restroom-trailer-rentals", isActive: true },
    { path: "/about-washroom-restroom-trailer-rentals", isActive: false },
  ]) {
    await page.goto(path);
    await expect(services, path).toHaveCSS("text-decoration-line", isActive ? "underline" : "none");
    for (const entry of await page.locator("header summary", { hasText: /^Services$/ }).all()) {
      if (isActive) await expect(entry, path).toHaveAttribute("aria-current", "true");
      else await expect(entry, path).not.toHaveAttribute("aria-current");
    }
  }
});
