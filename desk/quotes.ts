/** What the owner does with quote requests at the machine: `npm run quotes -- help`. */
import { join } from "node:path";
import { readBusiness } from "../server/business.ts";
import { type Config, readConfig } from "../server/config.ts";
import { backUp, backupName, restore } from "./backup.ts";

type Command = {
  /** What may follow the command's name. */
  takes: string;
  help: string;
  run: (config: Config, operands: string[]) => Promise<string>;
};

const commands: Record<string, Command> = {
  backup: {
    takes: "[FILE]",
    help: "copies the quote requests to a file while the server runs; into DATA_DIR/backups when none is named",
    async run({ databaseFile, dataDir }, [file]) {
      const target = file ?? join(dataDir, "backups", backupName(new Date()));
      const { quotes, mails } = await backUp(databaseFile, target);
      return `${target} holds ${quotes} quote requests and ${mails} mails. Keep it where only you can read it.`;
    },
  },
  restore: {
    takes: "FILE",
    help: "puts a backup in the place of the quote requests; stop the server first",
    async run({ databaseFile }, [file]) {
      if (!file) throw new Error("Name the backup: npm run quotes -- restore FILE");
      const { quotes, waiting, kept } = await restore(databaseFile, file, new Date());
      return [
        `${databaseFile} holds the ${quotes} quote requests of the backup.`,
        ...(kept ? [`What was there before is in ${kept}.`] : []),
        ...(waiting ? [`${waiting} mails wait in it and will go out when the server starts.`] : []),
      ].join("\n");
    },
  },
};

const help = [
  "npm run quotes -- COMMAND",
  "",
  ...Object.entries(commands).map(
    ([name, command]) => `  ${`${name} ${command.takes}`.padEnd(18)}${command.help}`,
  ),
  "",
  "Settings such as DATA_DIR are the server's; the README lists them.",
].join("\n");

const [name = "help", ...operands] = process.argv.slice(2);
const command = commands[name];
try {
  if (command) console.log(await command.run(readConfig(process.env, readBusiness()), operands));
  else if (["help", "--help", "-h"].includes(name)) console.log(help);
  else throw new Error(`There is no command ${name}.\n\n${help}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
