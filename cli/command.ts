import type { ParseArgsConfig } from "node:util";
import type { Config } from "../server/config.ts";

export type CommandOptions = NonNullable<ParseArgsConfig["options"]>;

/** What was typed behind a command's name. */
export type Typed = { operands: string[]; options: Record<string, string | boolean | undefined> };

/** Says how far a long work is, in a line that takes the place of the one before. */
export type Report = (line: string) => void;

/** Something that the owner does with quote requests at the machine. */
export type Command = {
  /** What may follow the command's name. */
  takes: string;
  /** What it does, in one line. */
  help: string;
  /** How many words may follow, options apart. */
  most: number;
  options?: CommandOptions;
  /** Whether the words are a text, in which nothing is an option. */
  isText?: boolean;
  /** Does it and returns what to say; throws a sentence when it cannot. Long work says how far it is. */
  run: (config: Config, typed: Typed, report: Report) => Promise<string>;
};
