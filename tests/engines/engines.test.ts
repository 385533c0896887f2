import { expect, test } from "vitest";
import { formPath } from "../../quote-request/protocol.ts";
import { sample } from "../support/sample.ts";
import { until } from "../support/until.ts";
import { describeEngines } from "./describe-engines.ts";

const form = "#quote-request-form";
const mainMenu = "nav[aria-label=Main] details";

describeEngines((opened, name) => {
  const { seen } = opened;
  const focused = (selector: string) =>
    seen(`document.activeElement?.matches(${JSON.stringify(selector)})`, `focus on ${selector}`);
  const fill = (name: string, value: string) =>
    opened.page.evaluate(`
        const field = document.querySelector('${form} [name=${name}]');
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
        set.call(field, ${JSON.stringify(value)});
        for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));`);

  const valueIn = (name: string) => `document.querySelector('${form} [name=${name}]').value`;
  /** Opens the form without stored answers, and waits until it is hydrated. */
  const openForm = async (query = "") => {
    await opened.page.goto(opened.server.url + formPath);
    await opened.page.evaluate("sessionStorage.clear()");
    await opened.page.goto(opened.server.url + formPath + query);
    await opened.page.click(`${form} [name=name]`);
    await seen(`document.querySelector("${form}").noValidate`, "the form to be hydrated");
  };

  test("a menu opens by a click and closes by Escape, with the focus on its name (§4)", async () => {
    await opened.page.setSize(1280, 900);
    await opened.page.goto(opened.server.url);
    await opened.page.click(`${mainMenu} summary`);
    await seen(`document.querySelector("${mainMenu}").open`, "the menu to open");
    await until(async () => {
      // The browser opens the menu by itself; Escape needs the page's script, which comes later.
      await opened.page.press("Escape");
      return opened.page.evaluate<boolean>(`return !document.querySelector("${mainMenu}").open`);
    }, "the menu to close");
    await focused(`${mainMenu} summary`);
  });

  test("the phone's menu opens, keeps the focus in, and closes by Escape (§2.2, §4)", async () => {
    await opened.page.setSize(390, 844);
    await opened.page.goto(opened.server.url);
    await opened.page.click("[aria-label='Open the menu']");
    await seen(`document.querySelector("[data-mobile-menu]").matches(":popover-open")`, "the menu");
    await focused("[data-mobile-menu] button");
    await seen(`document.querySelector("main").inert`, "the page behind it to be inert");
    await opened.page.press("Escape");
    await seen(`!document.querySelector("[data-mobile-menu]").matches(":popover-open")`, "the end");
    await seen(`!document.querySelector("main").inert`, "the page to be reachable again");
  });

  test("a page fades in: by the browser itself where it can, else by an animation", async () => {
    await opened.page.setSize(1280, 900);
    await opened.page.goto(opened.server.url);
    await opened.page.evaluate(`
        sessionStorage.removeItem("faded");
        addEventListener("pageswap", (event) => {
          sessionStorage.setItem("faded", String(Boolean(event.viewTransition)));
        });`);
    await opened.page.click("nav[aria-label=Main] a[href*=about]");
    await seen(`location.pathname.startsWith("/about-")`, "the next page");
    await seen(`document.readyState === "complete"`, "all of it");
    const fade = await opened.page.evaluate<{
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
    await opened.page.click(`${form} [type=submit]`);
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
    const before = (await opened.quotes()).length;
    for (const [field, answer] of Object.entries(sample)) {
      const selector = `${form} [name=${field}]`;
      // Browsers differ in how dates and choices are typed; what counts is what the form makes of
      // them.
      const isTyped = await opened.page.evaluate<boolean>(
        `return document.querySelector("${selector}").matches("textarea, input:not([type=date])")`,
      );
      if (isTyped) await opened.page.type(selector, answer.replaceAll("\n", " "));
      else await fill(field, answer);
    }
    await opened.page.click(`${form} [type=submit]`);
    await seen(`document.querySelector("h1").textContent === "Thank You!"`, "the success card");
    const reference = await opened.page.evaluate<string>(
      `return document.querySelector("#quote-request-reference").textContent`,
    );
    const quotes = await opened.quotes();
    expect(quotes).toHaveLength(before + 1);
    expect(quotes).toContainEqual(
      expect.objectContaining({ reference, name: sample.name, email: sample.email }),
    );
    expect(opened.page.errors().join("\n")).toBe("");
  });
});
