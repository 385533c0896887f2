import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import * as z from "zod";
import { writeWhole } from "../../../../server/files/write-whole.ts";
import type { Log } from "../../../../server/log/log.ts";
import type { Unreadable } from "../website-api.ts";
import { WebsiteRefusal } from "../website-refusal.ts";
import { hashOf } from "./kept-files.ts";
import { isEditable } from "./overlay.ts";

export type UnreadableTexts = ReturnType<typeof openUnreadable>;

/**
 * Returns what keeps a copy of all that was stored and does not fit, below `unreadable/`, where
 * nothing overwrites or removes it; each copy is logged once.
 */
export function openUnreadable(folder: string, log?: Pick<Log, "error">) {
  const copies = join(folder, "unreadable");
  /** Files that cannot be read and of which there is no copy. */
  const lost = new Set<string>();
  const listNames = () => globSync("*.json", { cwd: copies }).sort();
  const textOf = (name: string) => readFileSync(join(copies, name), "utf8");
  return {
    /** Keeps what a file has, or a part of it; null is a file that cannot even be opened. */
    keep(file: string, text: string | null, error: unknown): void {
      const name = `${basename(file, ".json")}-${hashOf(text ?? "").slice(0, 12)}.json`;
      if (existsSync(join(copies, name)) || (text === null && lost.has(file))) return;
      // The message of another error has a part of the text.
      const reason =
        error instanceof z.ZodError ? z.prettifyError(error) : String(error).slice(0, 80);
      log?.error({ file, copy: join(copies, name), reason }, "stored text cannot be read");
      lost.add(file);
      if (text === null) return;
      try {
        writeWhole(join(copies, name), text);
        lost.delete(file);
      } catch (failure) {
        log?.error({ file, reason: (failure as Error).message }, "no copy of it could be kept");
      }
    },
    /** Refuses to write over a file of which there is no copy. */
    expectKept(file: string): void {
      if (!lost.has(file)) return;
      const sentence = `The server cannot read ${basename(file)}, and keeps it as it is. Ask the programmer.`;
      throw new WebsiteRefusal("conflict", sentence);
    },
    list: (): Unreadable[] =>
      listNames().map((name) => ({
        name,
        at: statSync(join(copies, name)).mtimeMs,
        files: [...new Set(textOf(name).split('"'))].filter(isEditable),
      })),
    /** Returns the hashes of texts that the copies name, also those that are cut in the middle. */
    listHashes: () => listNames().flatMap((name) => textOf(name).match(/[0-9a-f]{64}/g) ?? []),
  };
}
