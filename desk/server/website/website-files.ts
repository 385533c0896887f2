import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import * as z from "zod";
import type { Log } from "../../../server/log/log.ts";
import { filesOf, overlaySchema, writeWhole } from "./overlay.ts";
import { currentSchema, versionSchema } from "./release-content.ts";
import { openUnreadable } from "./unreadable.ts";

export type StoredVersion = z.output<typeof versionSchema>;

const draftEntry = overlaySchema.valueType.extend({ by: z.string(), at: z.number() });
/** What is saved and not published, by its path. */
export type Draft = Record<string, z.output<typeof draftEntry>>;

const buildSchema = z.object({
  id: z.string(),
  at: z.number(),
  /** The release that it was built on, by the stamp of its built site. */
  release: z.string(),
  /** The day that its pages were made for, such as 2026-11-25. */
  day: z.string(),
  /** What it was built from, as `contentKey` of a draft says it. */
  contentKey: z.string(),
});
export type StoredBuild = z.output<typeof buildSchema>;

/** A file that nothing names is kept this long, because a save may be about to name it. */
const keptUnnamedMs = 60 * 60_000;

export type WebsiteFiles = ReturnType<typeof openWebsiteFiles>;

/**
 * Returns what reads and writes the folder of the website's editor; all writes are whole. What
 * cannot be read counts as none, so that the server starts, and a copy of it is kept.
 */
export function openWebsiteFiles(folder: string, log?: Pick<Log, "error">) {
  const draftFile = join(folder, "draft.json");
  const currentFile = join(folder, "current.json");
  const versionFile = (id: string) => join(folder, "versions", `${id}.json`);
  const unreadable = openUnreadable(folder, log);
  const readJson = <Schema extends z.ZodType>(file: string, schema: Schema) => {
    let text: string | null = null;
    try {
      text = readFileSync(file, "utf8");
      return schema.parse(JSON.parse(text));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") unreadable.keep(file, text, error);
      return null;
    }
  };
  /** The site before the first change is stored at the same moment as that change, by nobody. */
  const listStored = () =>
    globSync("*.json", { cwd: join(folder, "versions") })
      .flatMap((name) => files.readVersion(basename(name, ".json")) ?? [])
      .sort((a, b) => b.at - a.at || Number(a.by === "") - Number(b.by === ""));

  const files = {
    folder,
    buildFolder: (id: string) => join(folder, "builds", id),
    unreadable,
    /** Returns the draft without the entries that do not fit, of which a copy is kept. */
    readDraft(): Draft {
      const draft: Draft = {};
      const stored = readJson(draftFile, z.record(z.string(), z.unknown())) ?? {};
      for (const [path, entry] of Object.entries(stored)) {
        const read = draftEntry.safeParse(entry);
        if (read.success) draft[path] = read.data;
        else unreadable.keep(draftFile, JSON.stringify({ [path]: entry }), read.error);
      }
      return draft;
    },
    writeDraft(draft: Draft): void {
      files.readDraft();
      unreadable.expectKept(draftFile);
      writeWhole(draftFile, JSON.stringify(draft), true);
    },
    /** Takes an entry out of the draft whose texts cannot be read; a copy of the entry is kept. */
    setAside(path: string, error: unknown): void {
      const { [path]: entry, ...draft } = files.readDraft();
      unreadable.keep(draftFile, JSON.stringify({ [path]: entry }), error);
      files.writeDraft(draft);
    },
    /** Where the file cannot be read, all versions that are stored count as published. */
    readCurrent(): z.output<typeof currentSchema> {
      const current = readJson(currentFile, currentSchema);
      if (current) return current;
      const versions = existsSync(currentFile) ? listStored() : [];
      return { versions: versions.map(({ id }) => id), build: null };
    },
    /** Switches what is online, at one moment. */
    writeCurrent(current: z.output<typeof currentSchema>): void {
      files.readCurrent();
      unreadable.expectKept(currentFile);
      writeWhole(currentFile, JSON.stringify(current), true);
    },
    readVersion: (id: string) => readJson(versionFile(id), versionSchema),
    writeVersion: (version: StoredVersion) =>
      writeWhole(versionFile(version.id), JSON.stringify(version), true),
    /** What was published, the newest first. */
    listVersions: (): StoredVersion[] =>
      files.readCurrent().versions.flatMap((id) => files.readVersion(id) ?? []),
    readBuild: (id: string) => readJson(join(files.buildFolder(id), "build.json"), buildSchema),
    listBuilds: (): StoredBuild[] =>
      globSync("*", { cwd: join(folder, "builds") }).flatMap((id) => files.readBuild(id) ?? []),
    /**
     * Removes versions and files that nothing names, and builds but those named. What a copy of
     * something unreadable names is kept.
     */
    prune(keptBuilds: readonly (string | null)[], now: number): void {
      const { versions } = files.readCurrent();
      for (const name of globSync("*.json", { cwd: join(folder, "versions") }))
        if (
          !versions.includes(basename(name, ".json")) &&
          files.readVersion(basename(name, ".json"))
        )
          rmSync(join(folder, "versions", name), { force: true });
      for (const name of globSync("*", { cwd: join(folder, "builds") }))
        if (!keptBuilds.includes(name))
          rmSync(files.buildFolder(name), { recursive: true, force: true });
      const overlays = [files.readDraft(), ...files.listVersions().map((version) => version.files)];
      const named = new Set([
        ...overlays.flatMap((overlay) =>
          Object.values(overlay).flatMap(({ hers, base }) => [hers, base]),
        ),
        ...unreadable.listHashes(),
      ]);
      for (const name of globSync("*", { cwd: filesOf(folder) })) {
        const file = join(filesOf(folder), name);
        if (!named.has(name) && now - statSync(file).mtimeMs > keptUnnamedMs)
          rmSync(file, { force: true });
      }
    },
  };
  try {
    mkdirSync(filesOf(folder), { recursive: true });
  } catch {
    // The folder may be read-only; the editor is then unavailable.
  }
  return files;
}
