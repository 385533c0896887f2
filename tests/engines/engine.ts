/** A browser other than Chromium, with what the journeys need of it. */
export type EnginePage = {
  goto: (url: string) => Promise<void>;
  setSize: (width: number, height: number) => Promise<void>;
  /** Clicks in the middle of the first element that a selector finds, as a mouse does. */
  click: (selector: string) => Promise<void>;
  /** Types into an element, key by key. */
  type: (selector: string, text: string) => Promise<void>;
  /** Presses a key, by its name in KeyboardEvent.key. */
  press: (key: "Enter" | "Escape") => Promise<void>;
  /** Runs a function's body in the page and returns what it returns. */
  evaluate: <Result>(body: string) => Promise<Result>;
  /** Errors in the page so far, where the driver reports them. */
  errors: () => string[];
};

export type Engine = {
  name: string;
  /** Why it cannot run on this machine; null when it can. */
  missing: string | null;
  open: () => Promise<{ page: EnginePage; version: string; close: () => Promise<void> }>;
};
