import type { Command } from "../../../cli/commands/command.ts";
import { deskCommand } from "./desk-commands.ts";
import { exportCommand } from "./export-command.ts";

/** The desk's commands of `npm run requests`. */
export const deskCommands: Record<string, Command> = { export: exportCommand, desk: deskCommand };
