import type { ParseArgsConfig } from "node:util";
import type { Config } from "../../server/config.ts";
import type { Clock } from "../../server/time/clock.ts";

/** A command of `npm run requests`. */
export type Command = {
  /** The words and options that the command takes, as help prints them. */
  usage: string;
  /** What it does, in one line. */
  help: string;
  /** The largest number of words, options not counted. */
  maxOperands: number;
  options?: NonNullable<ParseArgsConfig["options"]>;
  /**
   * Runs the command with the words and options that follow its name, and returns what to print;
   * throws an error with a sentence for the owner.
   */
  run: (
    config: Config,
    input: { operands: string[]; options: Record<string, unknown> },
    clock: Clock,
  ) => Promise<string>;
};
