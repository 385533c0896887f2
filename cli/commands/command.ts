import type { ParseArgsConfig } from "node:util";
import type { ReportProgress } from "../../server/backup/backup.ts";
import type { Config } from "../../server/config.ts";

/** The words and options that follow a command's name. */
export type CommandInput = {
  operands: string[];
  options: Record<string, unknown>;
};

/** A command of `npm run quotes`. */
export type Command = {
  /** The words and options that the command takes, as help prints them. */
  usage: string;
  /** What it does, in one line. */
  help: string;
  /** The largest number of words, options not counted. */
  maxOperands: number;
  options?: NonNullable<ParseArgsConfig["options"]>;
  /** Runs the command and returns what to print; throws an error with a sentence for the owner. */
  run: (config: Config, input: CommandInput, report: ReportProgress) => Promise<string>;
};
