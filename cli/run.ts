import { parseArgs } from "node:util";
import type { ReportProgress } from "../server/backup/backup.ts";
import { readBusiness } from "../server/business/business.ts";
import { readConfig } from "../server/config.ts";
import type { Command, CommandInput } from "./commands/command.ts";
import { databaseCommands } from "./commands/database.ts";
import { deskCommand } from "./commands/desk.ts";
import { queryCommands } from "./commands/query.ts";
import { statsCommand } from "./commands/stats.ts";
import { updateCommands } from "./commands/update.ts";
import { rejectOptionsTakenByNpm } from "./npm-options.ts";

const commands: Record<string, Command> = {
  ...queryCommands,
  stats: statsCommand,
  ...updateCommands,
  ...databaseCommands,
  desk: deskCommand,
};

const help = [
  "npm run quotes -- COMMAND",
  "",
  ...Object.entries(commands).flatMap(([name, command]) => [
    `  ${name} ${command.usage}`,
    `      ${command.help}`,
  ]),
  "",
  "Settings such as DATA_DIR and DATABASE_URL are the server's; docs/settings.md lists them. SETTINGS=/etc/washrooms.env",
  "reads them from a file.",
].join("\n");

/**
 * Runs a command and returns what to print; throws an error with a sentence for the owner.
 * `settings` are the server's.
 */
export async function run(
  [name = "help", ...words]: string[],
  settings: NodeJS.ProcessEnv,
  report: ReportProgress = () => {},
): Promise<string> {
  if (["help", "--help", "-h"].includes(name)) return help;
  const command = commands[name];
  if (!command) throw new Error(`There is no command ${name}.\n\n${help}`);
  rejectOptionsTakenByNpm(name, words, command.options ?? {}, settings);
  const usage = `npm run quotes -- ${name} ${command.usage}`;
  const { values, positionals } = readWords(words, command, usage);
  if ("help" in values) return `${usage}\n${command.help}`;
  const input = { operands: positionals, options: values as CommandInput["options"] };
  return command.run(readConfig(settings, readBusiness()), input, report);
}

function readWords(args: string[], { maxOperands, options, isText }: Command, usage: string) {
  const isHelp = ["--help", "-h"].includes(args[0] ?? "");
  if (isText && !isHelp) return { values: {}, positionals: args };
  try {
    const read = parseArgs({
      args,
      options: { ...options, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
    const [extra] = read.positionals.slice(maxOperands);
    if (extra !== undefined) throw new Error(`${extra} is one word too many`);
    return read;
  } catch (error) {
    // Node's first sentence names the mistake; the others explain parseArgs to programmers.
    const [wrong] = (error as Error).message.split(/\. |\n/);
    throw new Error(`${wrong?.replace(/\.$/, "")}. It is: ${usage}`);
  }
}
