import { expect, test } from "vitest";
import { formPath } from "../../quote-request/protocol.ts";
import { sample } from "../support/sample.ts";
import { describeEngines } from "./describe-engines.ts";

const form = "#quote-request-form";
const mainMenu = "nav[aria-label=Main] details";
const signInLink = /http:\/\/localhost:\d+\/desk\/sign-in\/link\/[\w-]+/;
const phone = [390, 844] as const;
const computer = [1280, 900] as const;

describeEngines((opened, engine) => {
  const { seen } = opened;
  const focused = (selector: string) =>
    seen(`document.activeElement?.matches(${JSON.stringify(selector)})`, `focus on ${selector}`);
  const shows = (text: string) =>
    seen(`document.body?.textContent.includes(${JSON.stringify(text)})`, `the words "${text}"`);
  const fill = (name: string, value: string) =>
    opened.page.evaluate(`
        const field = document.querySelector('${form} [name=${name}]');
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
        set.call(field, ${JSON.stringify(value)});
        for (const kind of ["input", "change"]) field.dispatchEvent(new Event(kind, { bubbles: true }));`);
  const hasValue = (name: string, value: string) =>
    seen(
      `document.querySelector('${form} [name=${name}]')?.value === ${JSON.stringify(value)}`,
      `${name} to be ${value}`,
    );
  /** Opens the form and waits until it is hydrated. */
  const openForm = async () => {
    await opened.page.goto(opened.server.url + formPath);
    await opened.page.click(`${form} [name=name]`);
    await seen(`document.querySelector("${form}").noValidate`, "the form to be hydrated");
  };

  test("menus open by a click and close by Escape, and a page fades in (§2.1.24, §4.04)", async () => {
    await opened.page.setSize(...phone);
    await opened.page.goto(opened.server.url);
    await opened.page.click("[aria-label='Open the menu']");
    await seen(
      `document.querySelector("[data-mobile-menu]").matches(":popover-open")`,
      "the phone's menu",
    );
    await focused("[data-mobile-menu] button");
    await seen(`document.querySelector("main").inert`, "the page behind it to be inert");
    await opened.page.press("Escape");
    await seen(
      `!document.querySelector("[data-mobile-menu]").matches(":popover-open")`,
      "the phone's menu to close",
    );
    await seen(`!document.querySelector("main").inert`, "the page to be reachable again");

    // The page's script runs by now, which closes a menu by Escape.
    await opened.page.setSize(...computer);
    await opened.page.click(`${mainMenu} summary`);
    await seen(`document.querySelector("${mainMenu}").open`, "the menu to open");
    await opened.page.press("Escape");
    await seen(`!document.querySelector("${mainMenu}").open`, "the menu to close");
    await focused(`${mainMenu} summary`);

    await opened.page.evaluate(`
        sessionStorage.removeItem("faded");
        addEventListener("pageswap", (event) => {
          sessionStorage.setItem("faded", String(Boolean(event.viewTransition)));
        });`);
    await opened.page.click("nav[aria-label=Main] a[href*=about]");
    await seen(`location.pathname.startsWith("/about-")`, "the next page");
    await seen(`document.readyState === "complete"`, "all of the next page");
    const fade = await opened.page.evaluate<{ byBrowser: boolean; animation: string }>(`
        const { animationName, animationDuration } = getComputedStyle(document.querySelector("main"));
        return {
          byBrowser: sessionStorage.getItem("faded") === "true",
          animation: animationName + " " + animationDuration,
        };`);
    console.log(`${engine}: ${JSON.stringify(fade)}`);
    expect(fade.animation).toMatch(fade.byBrowser ? /^none / : /^fade-in 0\.25s$/);
    await seen(`getComputedStyle(document.querySelector("main")).opacity === "1"`, "its end");
  });

  test("an empty form says what is missing (§8.01), dates follow each other, a reload keeps what was typed, and the request is stored", async () => {
    await openForm();
    await opened.page.click(`${form} [type=submit]`);
    await focused(`${form} [name=name]`);
    await seen(
      `document.querySelector('${form} [name=name]').getAttribute("aria-invalid") === "true"`,
      "the field to be marked",
    );

    await fill("startDate", "2027-06-12");
    await hasValue("endDate", "2027-06-12");
    await seen(
      `document.querySelector("${form} [name=endDate]").min === "2027-06-12"`,
      "the first day that the calendar offers",
    );
    await fill("endDate", "2027-06-14");
    await fill("startDate", "2027-06-13");
    await hasValue("endDate", "2027-06-14");

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
    await openForm();
    await hasValue("email", sample.email);
    await hasValue("endDate", sample.endDate);
    await opened.page.click(`${form} [type=submit]`);
    await seen(`document.querySelector("h1").textContent === "Thank You!"`, "the success card");
    const reference = await opened.page.evaluate<string>(
      `return document.querySelector("#quote-request-reference").textContent`,
    );
    expect(await opened.requests()).toEqual([
      expect.objectContaining({ reference, name: sample.name, email: sample.email }),
    ]);
  });

  test("in the desk, opened by the printed link, the request is read, noted and answered", async () => {
    /** Presses the first button of the main part that has these words, once it is there. */
    const press = async (text: string) => {
      const found = `[...document.querySelectorAll("main button")]
        .find((each) => each.textContent.startsWith(${JSON.stringify(text)}))`;
      await seen(found, `the button ${text}`);
      await opened.page.evaluate(`${found}.click()`);
    };
    await opened.page.setSize(...phone);
    await opened.page.goto(signInLink.exec(opened.server.output())?.[0] ?? "");
    await opened.page.click("form button");
    await shows("Go to the desk");
    await opened.page.click("a[href='/desk/']");
    await shows("E-mail due in");
    await opened.page.click("main article :is(h2, h3) a");
    await seen(
      `document.activeElement?.matches("h1") && document.activeElement.textContent === "${sample.name}"`,
      "the request, whose heading takes the focus",
    );
    await shows("Power from the house.");
    await opened.page.type("section[aria-labelledby] textarea", "Wants a ramp");
    await press("Add note");
    // What is announced depends on whether the server answers within a second; the state does not.
    await seen("document.querySelector('main ol p')?.textContent === 'Wants a ramp'", "the note");
    await press("Answered");
    await seen(
      "document.querySelector('#status [aria-pressed=true]')?.textContent === 'Answered'",
      "the status Answered",
    );
    await seen(`!document.querySelector("[aria-label='Not sent yet']")`, "all of it to be sent");
    await opened.page.click("main a[href='/desk/']");
    await shows("Everyone has an answer");
    for (const [path, text] of [
      ["calendar?month=2027-06", sample.name],
      ["figures", "answered within 2 open hours"],
    ] as const) {
      await opened.page.goto(`${opened.server.url.replace("127.0.0.1", "localhost")}/desk/${path}`);
      await shows(text);
    }
    expect(opened.page.errors()).toEqual([]);
  });
});
