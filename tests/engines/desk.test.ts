import { beforeAll, expect, test } from "vitest";
import { functionPath } from "../../quote-request/protocol.ts";
import { sample } from "../support/sample.ts";
import { until } from "../support/until.ts";
import { describeEngines } from "./describe-engines.ts";

const link = /http:\/\/localhost:\d+\/desk\/sign-in\/link\/[\w-]+/;

describeEngines((opened) => {
  const { seen } = opened;
  beforeAll(() => opened.page.setSize(390, 844));
  const says = (text: string) =>
    seen(`document.body?.textContent.includes(${JSON.stringify(text)})`, text);
  /** Waits for the screen of this heading, which takes the focus once it has opened. */
  const opens = (heading: string) =>
    seen(
      `document.activeElement?.matches("h1") && document.activeElement.textContent === ${JSON.stringify(heading)}`,
      `the screen ${heading}`,
    );
  /** Presses the first button or link of the main part that has these words, once it is there. */
  const press = async (text: string) => {
    const found = `[...document.querySelectorAll("main button, main a")]
        .find((each) => each.textContent.startsWith(${JSON.stringify(text)}))`;
    await seen(found, `the button ${text}`);
    await opened.page.evaluate(`${found}.click()`);
  };

  test("the desk is opened by the printed link, and a new request appears by itself", async () => {
    await until(() => link.test(opened.server.output()), "the server to print a link");
    await opened.page.goto(link.exec(opened.server.output())?.[0] ?? "");
    await opened.page.click("form button");
    await says("Go to the desk");
    await opened.page.click("a[href='/desk/']");
    await says("Everyone has an answer");
    const answer = await fetch(opened.server.url + functionPath, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(sample),
    });
    expect(answer.status).toBe(200);
    await says(sample.name);
    await says("E-mail due in");
  });

  test("a request is read, noted and answered", async () => {
    await opened.page.click("main article :is(h2, h3) a");
    await says("Garden with a narrow gate.");
    await opens(sample.name);
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
    expect(await opened.quotes()).toHaveLength(1);
    await opened.page.click("main a[href='/desk/']");
    await says("Everyone has an answer");
  });

  test("the answered request, calendar, figures and access are shown", async () => {
    for (const [path, text] of [
      ["?show=all", sample.name],
      ["calendar?month=2027-06", sample.name],
      ["figures", "answered within two open hours"],
      ["access", "this device"],
    ] as const) {
      await opened.page.goto(`${opened.server.url.replace("127.0.0.1", "localhost")}/desk/${path}`);
      await says(text);
    }
    expect(opened.page.errors().join("\n")).toBe("");
  });
});
