import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { functionPath } from "../../quote-request/protocol.ts";
import { sample } from "../support/sample.ts";
import { type RunningServer, readRows, startServer } from "../support/servers/running-server.ts";
import { until } from "../support/until.ts";
import type { Engine, Page } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

const link = /http:\/\/localhost:\d+\/desk\/sign-in\/link\/[\w-]+/;

for (const engine of [firefox, webkit]) {
  const { name, missing } = engine;
  describe.skipIf(missing !== null)(missing ? `${name}, not run: ${missing}` : name, () => {
    let dataDir: string;
    let server: RunningServer;
    let opened: Awaited<ReturnType<Engine["open"]>>;
    let page: Page;
    beforeAll(async () => {
      dataDir = await mkdtemp(join(tmpdir(), "desk-engines-"));
      server = await startServer({ dataDir, env: { LOG_LEVEL: "silent" } });
      opened = await engine.open();
      page = opened.page;
      await page.setSize(390, 844);
    });
    afterAll(async () => {
      await opened?.close();
      await server?.stop();
      await rm(dataDir, { recursive: true, force: true });
    });

    /** Waits until an expression in the page is true. Between two pages there is none to ask. */
    const seen = (expression: string, what: string) =>
      until(() => page.evaluate<boolean>(`return Boolean(${expression})`).catch(() => false), what);
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
      await page.evaluate(`${found}.click()`);
    };

    test("the desk is opened by the printed link, and a new request appears by itself", async () => {
      await until(() => link.test(server.output()), "the server to print a link");
      await page.goto(link.exec(server.output())?.[0] ?? "");
      await page.click("form button");
      await says("Go to the desk");
      await page.click("a[href='/desk/']");
      await says("Everyone has an answer");
      const answer = await fetch(server.url + functionPath, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(sample),
      });
      expect(answer.status).toBe(200);
      await says(sample.name);
      await says("E-mail due in");
    });

    test("a request is read, noted and answered", async () => {
      await page.click("main article h2 a");
      await says("Garden with a narrow gate.");
      await opens(sample.name);
      await page.type("section[aria-labelledby] textarea", "Wants a ramp");
      await press("Add note");
      await says("Note added.");
      await press("Answered");
      await says("Status: Answered.");
      await seen(`!document.querySelector("[aria-label='Not sent yet']")`, "all of it to be sent");
      const { quotes } = await readRows(dataDir);
      expect(quotes).toHaveLength(1);
      await page.click("main a[href='/desk/']");
      await says("Everyone has an answer");
    });

    test("the answered request, calendar, figures and access are shown", async () => {
      for (const [path, text] of [
        ["?show=all", `Status of ${sample.name}`],
        ["calendar?month=2027-06", sample.name],
        ["figures", "answered within two open hours"],
        ["access", "this device"],
      ] as const) {
        await page.goto(`${server.url.replace("127.0.0.1", "localhost")}/desk/${path}`);
        await says(text);
      }
      expect(page.errors().join("\n")).toBe("");
    });
  });
}
