import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, waitForLayout } from "../../support/browser/journey.ts";
import { templates } from "../../support/browser/templates.ts";

/** HTML_CodeSniffer, which has rules that axe has not, and no use for the network. */
const engine = readFileSync(
  fileURLToPath(import.meta.resolve("html_codesniffer/build/HTMLCS.js")),
  "utf8",
);

/** Errors that we accept, by rule and element, with the reason. */
const allowed = [
  // The guest planner answers while one types, and has nothing to submit.
  { code: "H32.2", element: /name="people"/ },
];

type Message = { type: number; code: string; msg: string; element: Element };
type Sniffer = {
  process: (standard: string, document: Document, done: () => void) => void;
  getMessages: () => Message[];
};

for (const path of [...templates, "/no-such-page"])
  test.describe(`HTML_CodeSniffer on ${path}`, () => {
    test.use({ expectedConsole: /404/ });

    test("finds no error on a phone", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(path);
      await waitForLayout(page);
      await page.evaluate(engine);
      const errors = await page.evaluate(async () => {
        const { HTMLCS } = window as unknown as { HTMLCS: Sniffer };
        await new Promise<void>((resolve) => HTMLCS.process("WCAG2AA", document, resolve));
        return HTMLCS.getMessages()
          .filter(({ type }: Message) => type === 1)
          .map(({ code, msg, element }) => ({ code, msg, element: element.outerHTML }));
      });
      const found = errors.filter(
        ({ code, element }) =>
          !allowed.some((rule) => code.endsWith(rule.code) && rule.element.test(element)),
      );
      expect(found).toEqual([]);
    });
  });
