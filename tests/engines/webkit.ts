import { spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, By, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { freePort } from "../support/servers/free-port.ts";
import { environmentWith } from "../support/settings.ts";
import type { Engine } from "./engine.ts";

const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/xvfb-run";
/** WebKitGTK's test browser. */
const [binary] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");

const missing = () => {
  if (!existsSync(driver) || !binary) return "webkit2gtk-driver is not installed";
  return existsSync(screen) ? null : "xvfb is not installed, and WebKit needs a screen";
};

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE };

/** WebKit as GNOME's browser has it, driven over WebDriver. */
export const webkit: Engine = {
  name: "WebKit",
  missing: missing(),
  async open() {
    const port = await freePort();
    const child = spawn(screen, ["--auto-servernum", driver, `--port=${port}`], {
      stdio: "ignore",
      detached: true,
      // Its sandbox needs rights that a container's root has not.
      env: environmentWith({
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
        LIBGL_ALWAYS_SOFTWARE: "1",
      }),
    });
    const browser = await startBrowser(port);
    const find = (selector: string) => browser.findElement(By.css(selector));
    const capabilities = await browser.getCapabilities();
    return {
      version: `${capabilities.getBrowserName()} ${capabilities.getBrowserVersion()}`,
      async close() {
        await browser.quit().catch(() => {});
        // The screen and the driver are a process group of their own.
        if (child.pid) process.kill(-child.pid, "SIGTERM");
      },
      page: {
        goto: (url) => browser.get(url),
        async setSize(width, height) {
          await browser.manage().window().setRect({ width, height });
        },
        click: (selector) => find(selector).click(),
        type: (selector, text) => find(selector).sendKeys(text),
        async press(key) {
          await browser.actions().sendKeys(keys[key]).perform();
        },
        evaluate: <Result>(body: string) => browser.executeScript<Result>(body),
        // WebDriver does not report console messages.
        errors: () => [],
      },
    };
  },
};

async function startBrowser(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary, args: ["--automation"] },
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      if (attempt === 20) throw error;
      await wait(500);
    }
  }
}
