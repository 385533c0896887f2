import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formPath } from "../../quote-request/protocol.ts";
import { sample } from "../support/sample.ts";
import { type RunningServer, readRows, startServer } from "../support/servers/running-server.ts";
import { until } from "../support/until.ts";
import type { Engine, Page } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

const form = "#quote-request-form";
const mainMenu = "nav[aria-label=Main] details";

for (const engine of [firefox, webkit]) {
  const { name, missing } = engine;
  describe.skipIf(missing !== null)(missing ? `${name}, not run: ${missing}` : name, () => {
    let dataDir: string;
    let server: RunningServer;
    let opened: Awaited<ReturnType<Engine["open"]>>;
    let page: Page;
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), "engines-"));
      server = await startServer({ dataDir, env: { LOG_LEVEL: "silent" } });
      opened = await engine.open();
      page = opened.page;
      console.log(`${name}: ${opened.version}`);
    });
    afterAll(async () => {
      await opened?.close();
      await server?.stop();
      await rm(dataDir, { recursive: true, force: true });
    });

    /** Waits until an expression in the page is true. */
    const seen = (expression: string, what: string) =>
      until(() => page.evaluate<boolean>(`return Boolean(${expression})`), what);
    const focused = (selector: string) =>
      seen(`document.activeElement?.matches(${JSON.stringify(selector)})`, `focus on ${selector}`);
    const fill = (name: string, value: string) =>
      page.evaluate(`
        const field = document.querySelector('${form} [name=${name}]');
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
        set.call(field, ${JSON.stringify(value)});
        for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));`);

    const valueIn = (name: string) => `document.querySelector('${form} [name=${name}]').value`;
    /** Opens the form without stored answers, and waits until it is hydrated. */
    const openForm = async (query = "") => {
      await page.goto(server.url + formPath);
      await page.evaluate("sessionStorage.clear()");
      await page.goto(server.url + formPath + query);
      await page.click(`${form} [name=name]`);
      await seen(`document.querySelector("${form}").noValidate`, "the form to be hydrated");
    };

    test("a menu opens by a click and closes by Escape, with the focus on its name (§4)", async () => {
      await page.setSize(1280, 900);
      await page.goto(server.url);
      await page.click(`${mainMenu} summary`);
      await seen(`document.querySelector("${mainMenu}").open`, "the menu to open");
      await until(async () => {
        // The browser opens the menu by itself; Escape needs the page's script, which comes later.
        await page.press("Escape");
        return page.evaluate<boolean>(`return !document.querySelector("${mainMenu}").open`);
      }, "the menu to close");
      await focused(`${mainMenu} summary`);
    });

    test("the phone's menu opens, keeps the focus in, and closes by Escape (§2.2, §4)", async () => {
      await page.setSize(390, 844);
      await page.goto(server.url);
      await page.click("[aria-label='Open the menu']");
      await seen(
        `document.querySelector("[data-mobile-menu]").matches(":popover-open")`,
        "the menu",
      );
      await focused("[data-mobile-menu] button");
      await seen(`document.querySelector("main").inert`, "the page behind it to be inert");
      await page.press("Escape");
      await seen(
        `!document.querySelector("[data-mobile-menu]").matches(":popover-open")`,
        "the end",
      );
      await seen(`!document.querySelector("main").inert`, "the page to be reachable again");
    });

    test("a page fades in: by the browser itself where it can, else by an animation", async () => {
      await page.setSize(1280, 900);
      await page.goto(server.url);
      await page.evaluate(`
        sessionStorage.removeItem("faded");
        addEventListener("pageswap", (event) => {
          sessionStorage.setItem("faded", String(Boolean(event.viewTransition)));
        });`);
      await page.click("nav[aria-label=Main] a[href*=about]");
      await seen(`location.pathname.startsWith("/about-")`, "the next page");
      await seen(`document.readyState === "complete"`, "all of it");
      const fade = await page.evaluate<{
        byBrowser: boolean;
        animation: string;
        duration: string;
      }>(`
        const { animationName, animationDuration } = getComputedStyle(document.querySelector("main"));
        return {
          byBrowser: sessionStorage.getItem("faded") === "true",
          animation: animationName,
          duration: animationDuration,
        };`);
      console.log(`${name}: ${JSON.stringify(fade)}`);
      if (fade.byBrowser) expect(fade.animation).toBe("none");
      else expect(fade).toEqual({ byBrowser: false, animation: "fade-in", duration: "0.25s" });
      await seen(`getComputedStyle(document.querySelector("main")).opacity === "1"`, "its end");
    });

    test("an empty form says what is missing and takes the visitor there (§4)", async () => {
      // A form that is not hydrated after four seconds is left to the browser's own validation.
      await openForm();
      await page.click(`${form} [type=submit]`);
      await focused(`${form} [name=name]`);
      await seen(
        `document.querySelector('${form} [name=name]').getAttribute("aria-invalid") === "true"`,
        "the field to be marked",
      );
    });

    test("the first day fills the last day in and is the first that its calendar offers", async () => {
      await openForm();
      await fill("startDate", "2027-06-12");
      await seen(`${valueIn("endDate")} === "2027-06-12"`, "the last day to be filled in");
      await seen(
        `document.querySelector("${form} [name=endDate]").min === "2027-06-12"`,
        "the first day that the calendar offers",
      );
      await fill("endDate", "2027-06-14");
      await fill("startDate", "2027-06-13");
      await seen(`${valueIn("endDate")} === "2027-06-14"`, "the chosen last day to stay");
    });

    test("a visitor asks for a quote and gets the reference that is stored", async () => {
      await openForm();
      const before = (await readRows(dataDir)).quotes.length;
      for (const [field, answer] of Object.entries(sample)) {
        const selector = `${form} [name=${field}]`;
        // Browsers differ in how dates and choices are typed; what counts is what the form makes of
        // them.
        const isTyped = await page.evaluate<boolean>(
          `return document.querySelector("${selector}").matches("textarea, input:not([type=date])")`,
        );
        if (isTyped) await page.type(selector, answer.replaceAll("\n", " "));
        else await fill(field, answer);
      }
      await page.click(`${form} [type=submit]`);
      await seen(`document.querySelector("h1").textContent === "Thank You!"`, "the success card");
      const reference = await page.evaluate<string>(
        `return document.querySelector("#quote-request-reference").textContent`,
      );
      const { quotes } = await readRows(dataDir);
      expect(quotes).toHaveLength(before + 1);
      expect(quotes).toContainEqual(
        expect.objectContaining({ reference, name: sample.name, email: sample.email }),
      );
      expect(page.errors().join("\n")).toBe("");
    });
  });
}
