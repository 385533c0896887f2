import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { programs } from "../support/settings.ts";
import type { Engine } from "./engine.ts";

const executablePath = [programs.firefox, "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(
  (path) => path && existsSync(path),
);

/**
 * What Firefox says of files that the navigation to the next page has ended: an import that failed,
 * a file that the service worker was bringing, and a file whose hash is that of no bytes.
 */
const endedFile =
  /error loading dynamically imported module|Failed to load ‘http|hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/;

/** Stock Firefox, driven over WebDriver BiDi. */
export const firefox: Engine = {
  name: "Firefox",
  missing: executablePath ? null : "firefox-esr is not installed",
  async open() {
    const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
    const page = await browser.newPage();
    const errors: string[] = [];
    const note = (error: string) => {
      // A file that is missing or empty would fail the tests in Chromium.
      if (!endedFile.test(error)) errors.push(error);
    };
    page.on("pageerror", (error) => note(String(error)));
    page.on("console", (line) => {
      if (line.type() === "error") note(line.text());
    });
    return {
      version: await browser.version(),
      close: () => browser.close(),
      page: {
        async goto(url) {
          await page.goto(url, { waitUntil: "load" });
        },
        setSize: (width, height) => page.setViewport({ width, height }),
        click: (selector) => page.click(selector),
        type: (selector, text) => page.type(selector, text),
        press: (key) => page.keyboard.press(key),
        evaluate: <Result>(body: string) =>
          page.evaluate(`(() => { ${body} })()`) as Promise<Result>,
        errors: () => errors,
      },
    };
  },
};
