import { spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { freePort } from "../support/servers/ports.ts";
import { environmentWith } from "../support/settings.ts";
import type { Engine } from "./engine.ts";
import { startBrowser } from "./webdriver.ts";

const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/xvfb-run";
/** WebKitGTK's test browser. */
const [binary] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");

const missing = () => {
  if (!existsSync(driver) || !binary) return "webkit2gtk-driver is not installed";
  return existsSync(screen) ? null : "xvfb is not installed, and WebKit needs a screen";
};

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
    const { page, version, end } = await startBrowser(`http://127.0.0.1:${port}`, {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
    });
    return {
      page,
      version,
      async close() {
        await end();
        // The screen and the driver are a process group of their own.
        if (child.pid) process.kill(-child.pid, "SIGTERM");
      },
    };
  },
};
