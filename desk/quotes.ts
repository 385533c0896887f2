/** What the owner does with quote requests at the machine: `npm run quotes -- help`. */
import { join } from "node:path";
import { readBusiness } from "../server/business.ts";
import { type Config, readConfig } from "../server/config.ts";
import { backUp, restore } from "./backup.ts";
import { nameByMoment } from "./database-file.ts";
import { moveToPostgres } from "./move-to-postgres.ts";

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
    async run({ database, dataDir }, [file]) {
      const databaseFile = fileOf(database);
      const target = file ?? join(dataDir, "backups", nameByMoment("quotes", new Date()));
      const { quotes, mails } = await backUp(databaseFile, target);
      return `${target} holds ${quotes} quote requests and ${mails} mails. Keep it where only you can read it.`;
    },
  },
  restore: {
    takes: "FILE",
    help: "puts a backup in the place of the quote requests; stop the server first",
    async run({ database }, [file]) {
      const databaseFile = fileOf(database);
      if (!file) throw new Error("Name the backup: npm run quotes -- restore FILE");
      const { quotes, waiting, kept } = await restore(databaseFile, file, new Date());
      return [
        `${databaseFile} holds the ${quotes} quote requests of the backup.`,
        ...(kept ? [`What was there before is in ${kept}.`] : []),
        ...(waiting ? [`${waiting} mails wait in it and will go out when the server starts.`] : []),
      ].join("\n");
    },
  },
  "move-to-postgres": {
    takes: "[FILE]",
    help: "copies the SQLite file to the PostgreSQL database that DATABASE_URL names, row by row; stop the server first",
    async run({ database, dataDir }, [file]) {
      if (!("postgres" in database))
        throw new Error(
          "Set DATABASE_URL to the PostgreSQL database, such as postgres://user:password@host:5432/quotes.",
        );
      const from = file ?? join(dataDir, "quotes.db");
      const { quotes, mails, kept } = await moveToPostgres(from, database.postgres, new Date());
      return [
        `${quotes} quote requests and ${mails} mails are in PostgreSQL, each compared with the file.`,
        `Start the server with the same DATABASE_URL. The file is kept as ${kept}; delete it once you trust the new place.`,
      ].join("\n");
    },
  },
};

function fileOf(database: Config["database"]): string {
  if ("sqlite" in database) return database.sqlite;
  throw new Error(
    "The quote requests are in PostgreSQL; back them up and restore them with pg_dump and pg_restore.",
  );
}

const help = [
  "npm run quotes -- COMMAND",
  "",
  ...Object.entries(commands).map(
    ([name, command]) => `  ${`${name} ${command.takes}`.padEnd(26)}${command.help}`,
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
