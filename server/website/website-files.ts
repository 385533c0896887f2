import { globSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import * as z from "zod";
import { filesOf, overlaySchema, writeWhole } from "./overlay.ts";
import { currentSchema, versionSchema } from "./release-content.ts";

export type StoredVersion = z.output<typeof versionSchema>;

const draftSchema = z.record(
  z.string(),
  overlaySchema.valueType.extend({ by: z.string(), at: z.number() }),
);
/** What is saved and not published, by its path. */
export type Draft = z.output<typeof draftSchema>;

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

/** Returns what reads and writes the folder of the website's editor; all writes are whole. */
export function openWebsiteFiles(folder: string) {
  const draftFile = join(folder, "draft.json");
  const currentFile = join(folder, "current.json");
  const versionFile = (id: string) => join(folder, "versions", `${id}.json`);
  /** A damaged file counts as none, so that the server starts. */
  const readJson = <Schema extends z.ZodType>(file: string, schema: Schema) => {
    try {
      return schema.parse(JSON.parse(readFileSync(file, "utf8")));
    } catch {
      return null;
    }
  };

  const files = {
    folder,
    buildFolder: (id: string) => join(folder, "builds", id),
    readDraft: (): Draft => readJson(draftFile, draftSchema) ?? {},
    writeDraft: (draft: Draft) => writeWhole(draftFile, JSON.stringify(draft)),
    readCurrent: () => readJson(currentFile, currentSchema) ?? { versions: [], build: null },
    /** Switches what is online, at one moment. */
    writeCurrent: (current: z.output<typeof currentSchema>) =>
      writeWhole(currentFile, JSON.stringify(current)),
    readVersion: (id: string) => readJson(versionFile(id), versionSchema),
    writeVersion: (version: StoredVersion) =>
      writeWhole(versionFile(version.id), JSON.stringify(version)),
    /** What was published, the newest first. */
    listVersions: (): StoredVersion[] =>
      files.readCurrent().versions.flatMap((id) => files.readVersion(id) ?? []),
    readBuild: (id: string) => readJson(join(files.buildFolder(id), "build.json"), buildSchema),
    listBuilds: (): StoredBuild[] =>
      globSync("*", { cwd: join(folder, "builds") }).flatMap((id) => files.readBuild(id) ?? []),
    /** Removes versions and files that nothing names, and builds but those named. */
    prune(keptBuilds: readonly (string | null)[], now: number): void {
      const { versions } = files.readCurrent();
      for (const name of globSync("*.json", { cwd: join(folder, "versions") }))
        if (!versions.includes(basename(name, ".json")))
          rmSync(join(folder, "versions", name), { force: true });
      for (const name of globSync("*", { cwd: join(folder, "builds") }))
        if (!keptBuilds.includes(name))
          rmSync(files.buildFolder(name), { recursive: true, force: true });
      const overlays = [files.readDraft(), ...files.listVersions().map((version) => version.files)];
      const named = new Set(
        overlays.flatMap((overlay) =>
          Object.values(overlay).flatMap(({ hers, base }) => [hers, base]),
        ),
      );
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
