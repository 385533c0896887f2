import { parseArgs } from "node:util";
import { readBusiness } from "../server/business/business.ts";
import { readConfig } from "../server/config.ts";
import type { Command, Report, Typed } from "./command.ts";
import { answerCommands } from "./commands/answer.ts";
import { fileCommands } from "./commands/files.ts";
import { lookCommands } from "./commands/look.ts";
import { statsCommand } from "./commands/stats.ts";
import { expectNoneSwallowed } from "./swallowed-options.ts";

const commands: Record<string, Command> = {
  ...lookCommands,
  stats: statsCommand,
  ...answerCommands,
  ...fileCommands,
};

const help = [
  "npm run quotes -- COMMAND",
  "",
  ...Object.entries(commands).flatMap(([name, command]) => [
    `  ${name} ${command.takes}`,
    `      ${command.help}`,
  ]),
  "",
  "Settings such as DATA_DIR and DATABASE_URL are the server's; docs/settings.md lists them. SETTINGS=/etc/washrooms.env",
  "reads them from a file.",
].join("\n");

/**
 * Does what was typed and returns what to say; throws a sentence when it cannot. Settings are those of the server; long work
 * reports how far it is.
 */
export async function run(
  [name = "help", ...words]: string[],
  settings: NodeJS.ProcessEnv,
  report: Report = () => {},
): Promise<string> {
  if (["help", "--help", "-h"].includes(name)) return help;
  const command = commands[name];
  if (!command) throw new Error(`There is no command ${name}.\n\n${help}`);
  expectNoneSwallowed(name, words, command.options ?? {}, settings);
  const usage = `npm run quotes -- ${name} ${command.takes}`;
  const { values, positionals } = readWords(words, command, usage);
  if ("help" in values) return `${usage}\n${command.help}`;
  const options = values as Typed["options"];
  const typed = { operands: positionals, options };
  return command.run(readConfig(settings, readBusiness()), typed, report);
}

function readWords(args: string[], { most, options, isText }: Command, usage: string) {
  const isHelp = ["--help", "-h"].includes(args[0] ?? "");
  if (isText && !isHelp) return { values: {}, positionals: args };
  try {
    const read = parseArgs({
      args,
      options: { ...options, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
    const [extra] = read.positionals.slice(most);
    if (extra !== undefined) throw new Error(`${extra} is one word too many`);
    return read;
  } catch (error) {
    // Node's first sentence says what is wrong; the others are for programmers.
    const [wrong] = (error as Error).message.split(/\. |\n/);
    throw new Error(`${wrong?.replace(/\.$/, "")}. It is: ${usage}`);
  }
}
