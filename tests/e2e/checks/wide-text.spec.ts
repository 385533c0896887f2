import { addStyles, expect, test, waitForLayout } from "../../support/browser/journey.ts";
import { cutTexts } from "../../support/browser/measure-page.ts";
import { templates } from "../../support/browser/templates.ts";

/** Settings of a reader that make text wider than it was designed. */
const readerSettings = {
  // WCAG 2.2, success criterion 1.4.12.
  "text spacing": `* {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }`,
  "text at 200 %": "html { font-size: 200%; }",
};

test.use({ expectedConsole: /404/ });

for (const path of [...templates, "/no-such-page", "/trailer/unknown"])
  test(`${path} keeps its width on a narrow phone with text spacing or text at 200 %`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 720 });
    for (const [name, css] of Object.entries(readerSettings)) {
      await page.goto(path);
      await addStyles(page, css);
      await waitForLayout(page);
      expect(await cutTexts(page), name).toEqual([]);
    }
  });
