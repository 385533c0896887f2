import { until } from "../support/until.ts";
import type { EnginePage } from "./engine.ts";

/** Code points that stand for keys (W3C WebDriver, "Keyboard actions"). */
const keys = { Enter: "\uE007", Escape: "\uE00C" };
/** The name of an element's reference in WebDriver's JSON (W3C WebDriver, "Elements"). */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

type Session = {
  sessionId: string;
  capabilities: { browserName: string; browserVersion: string };
};

/** Opens a browser by a WebDriver server (W3C WebDriver), which may still be starting. */
export async function startBrowser(
  server: string,
  alwaysMatch: object,
): Promise<{ page: EnginePage; version: string; end: () => Promise<void> }> {
  await until(
    () =>
      fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    `WebDriver at ${server}`,
  );
  const { sessionId, capabilities } = await send<Session>(`${server}/session`, {
    capabilities: { alwaysMatch },
  });
  const address = `${server}/session/${sessionId}`;
  const post = <Value>(command: string, body: object) => send<Value>(`${address}/${command}`, body);
  const find = async (value: string) => {
    const found = await post<Record<string, string>>("element", { using: "css selector", value });
    return `element/${found[elementKey]}`;
  };
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    async end() {
      await fetch(address, { method: "DELETE" }).catch(() => {});
    },
    page: {
      goto: (url) => post("url", { url }),
      setSize: (width, height) => post("window/rect", { width, height }),
      async click(selector) {
        const element = await find(selector);
        // What moves or is covered for a moment is not clicked.
        const isClicked = () =>
          post(`${element}/click`, {}).then(
            () => true,
            (error: Error) => {
              if (/^element (click intercepted|not interactable)/.test(error.message)) return false;
              throw error;
            },
          );
        await until(isClicked, `a click on ${selector}`, 10_000);
      },
      type: async (selector, text) => post(`${await find(selector)}/value`, { text }),
      press: (key) =>
        post("actions", {
          actions: [
            {
              type: "key",
              id: "keyboard",
              actions: [
                { type: "keyDown", value: keys[key] },
                { type: "keyUp", value: keys[key] },
              ],
            },
          ],
        }),
      evaluate: (script) => post("execute/sync", { script, args: [] }),
      // WebDriver does not report the console.
      errors: () => [],
    },
  };
}

/** Sends a command and returns its value; throws what the browser says when it fails. */
async function send<Value>(url: string, body: object): Promise<Value> {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await response.json()) as {
    value: Value & { error?: string; message?: string };
  };
  if (!response.ok) throw new Error(`${value.error}: ${value.message} (${url})`);
  return value;
}
