import { parseArgs } from "node:util";
import { loadDeskCommand } from "../load-desk.ts";
import { readBusiness } from "../server/business/business.ts";
import { readConfig } from "../server/config.ts";
import { setBusinessZone } from "../server/time/business-clock.ts";
import type { Command } from "./commands/command.ts";
import { databaseCommands } from "./commands/database-commands.ts";
import { requestCommands } from "./commands/request-commands.ts";

const helpOn = (commands: Record<string, Command>) =>
  [
    "npm run requests -- COMMAND",
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
  [name = "help", ...args]: string[],
  settings: NodeJS.ProcessEnv,
): Promise<string> {
  const desk = await loadDeskCommand(settings.DESK !== "off");
  const commands: Record<string, Command> = {
    ...requestCommands,
    ...databaseCommands,
    ...(desk && { desk }),
  };
  const help = helpOn(commands);
  if (["help", "--help", "-h"].includes(name)) return help;
  const command = commands[name];
  if (!command) throw new Error(`There is no command ${name}.\n\n${help}`);
  const usage = `npm run requests -- ${name} ${command.usage}`;
  // Without `--`, npm takes `--yes` as its own option. Its variables also come from the npm that
  // runs other scripts, such as tests.
  if (
    settings.npm_lifecycle_event === "requests" &&
    settings.npm_config_yes &&
    command.options?.yes &&
    !args.includes("--yes")
  )
    throw new Error(
      `npm kept --yes for itself, so nothing was done. Put -- before the command: npm run requests -- ${[name, ...args].join(" ")} --yes`,
    );
  const { values: options, positionals: operands } = readWords(args, command, usage);
  if ("help" in options) return `${usage}\n${command.help}`;
  const business = readBusiness();
  setBusinessZone(business);
  return command.run(readConfig(settings, business), { operands, options }, Date.now);
}

function readWords(args: string[], { maxOperands, options }: Command, usage: string) {
  try {
    const parsed = parseArgs({
      args,
      options: { ...options, help: { type: "boolean", short: "h" } },
      allowPositionals: true,
    });
    const [extra] = parsed.positionals.slice(maxOperands);
    if (extra !== undefined) throw new Error(`${extra} is one word too many`);
    return parsed;
  } catch (error) {
    // Node's first sentence names the mistake; the others explain parseArgs to programmers.
    const [wrong] = (error as Error).message.split(/\. |\n/);
    throw new Error(`${wrong?.replace(/\.$/, "")}. It is: ${usage}`);
  }
}
