import type { ParseArgsConfig } from "node:util";
import type { Config } from "../server/config.ts";

export type CommandOptions = NonNullable<ParseArgsConfig["options"]>;

/** What was typed behind a command's name. */
export type Typed = { operands: string[]; options: Record<string, string | boolean | undefined> };

/** Something that the owner does with quote requests at the machine. */
export type Command = {
  /** What may follow the command's name. */
  takes: string;
  /** What it does, in one line. */
  help: string;
  options?: CommandOptions;
  /** Does it and returns what to say; throws a sentence when it cannot. */
  run: (config: Config, typed: Typed) => Promise<string>;
};
