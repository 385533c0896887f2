import { freemem } from "node:os";
import type { BuildState, Problem } from "../website-api.ts";
import { WebsiteRefusal } from "../website-refusal.ts";

/** Free memory that a build needs, in bytes: 1.3 GB were measured. */
export const memoryOfBuild = 1.5e9;

type Step = "checking" | "building" | "switching";
type State =
  | { step: "none" }
  | { step: "ready"; at: number }
  | { step: "published"; at: number }
  | { step: "failed"; at: number; problems: readonly Problem[] }
  | { step: Step; startedAt: number };

/** How far the last build or switch has come; one runs at a time. */
export class Progress {
  readonly #clock: () => number;
  #state: State = { step: "none" };

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  get isRunning(): boolean {
    return "startedAt" in this.#state;
  }

  get step(): State["step"] {
    return this.#state.step;
  }

  /** Runs what builds or switches; what it returns is wrong with it. */
  begin(work: () => Promise<Problem[]>): void {
    if (this.isRunning)
      throw new WebsiteRefusal(
        "conflict",
        "The website is being built already. Wait until it is done.",
      );
    if (freemem() < memoryOfBuild)
      throw new WebsiteRefusal(
        "conflict",
        "A build needs 1.5 GB of memory, which this server does not have free right now. Try again, or use a larger server.",
      );
    this.#state = { step: "checking", startedAt: this.#clock() };
    void work().then((problems) => {
      if (problems.length > 0) this.#state = { step: "failed", at: this.#clock(), problems };
    });
  }

  /** Names the next step of what runs. */
  goOn(step: Step): void {
    if ("startedAt" in this.#state) this.#state = { ...this.#state, step };
  }

  end(step: "ready" | "published"): void {
    this.#state = { step, at: this.#clock() };
  }

  /** Returns the state for the desk; `isOfNow` says whether a preview has all that is saved. */
  read(isOfNow: boolean): BuildState {
    const state = this.#state;
    if ("startedAt" in state)
      return { ...state, seconds: Math.floor((this.#clock() - state.startedAt) / 1_000) };
    return state.step === "ready" ? { ...state, isOfNow } : state;
  }
}
