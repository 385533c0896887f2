import { globSync, mkdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import * as z from "zod";
import {
  type Builds,
  currentOf,
  removeOthers,
  switchTo,
} from "../../../../server/built-site/builds.ts";
import { writeWhole } from "../../../../server/files/write-whole.ts";
import type { Log } from "../../../../server/log/log.ts";
import { hour } from "../../../../server/time/durations.ts";
import { filesOf } from "./kept-files.ts";
import { overlaySchema } from "./overlay.ts";
import { buildsOf, publishedFileOf, publishedSchema, versionSchema } from "./release-content.ts";
import { openUnreadable, type UnreadableTexts } from "./unreadable.ts";

export type StoredVersion = z.output<typeof versionSchema>;

const editedFile = overlaySchema.valueType.extend({ by: z.string(), at: z.number() });
/** What is saved and not published, by its path. */
export type EditedFiles = Record<string, z.output<typeof editedFile>>;

const buildSchema = z.object({
  id: z.string(),
  at: z.number(),
  /** The release that it was built on, by the stamp of its built site. */
  release: z.string(),
  /** The day that its pages were made for, such as 2026-11-25. */
  day: z.string(),
  /** What it was built from, as `contentKey` of the edits says it. */
  contentKey: z.string(),
});
const figuresSchema = z.object({
  release: z.string(),
  placeholders: z.record(z.string(), z.string()),
});

export type StoredBuild = z.output<typeof buildSchema>;

/** A file that nothing names is kept this long, because a save may be about to name it. */
const keptUnnamedFor = hour;

/**
 * Reads and writes the folder of the website's editor; all writes are whole. What cannot be read
 * counts as none, so that the server starts, and a copy of it is kept.
 */
export class WebsiteFiles {
  readonly folder: string;
  readonly unreadable: UnreadableTexts;
  readonly builds: Builds;
  readonly #editsFile: string;
  buildFolder = (id: string) => join(this.builds.folder, id);
  readBuild = (id: string) => this.#readJson(join(this.buildFolder(id), "build.json"), buildSchema);
  listBuilds = () => this.#listNames("builds/*").flatMap((id) => this.readBuild(id) ?? []);
  readVersion = (id: string) => this.#readJson(this.#versionFile(id), versionSchema);
  writeVersion = (version: StoredVersion) =>
    writeWhole(this.#versionFile(version.id), JSON.stringify(version));
  #figuresFile = () => join(this.folder, "figures.json");
  /** What stood for words in braces when no text had an old figure. */
  readFigures = () => this.#readJson(this.#figuresFile(), figuresSchema);
  writeFigures = (figures: z.output<typeof figuresSchema>) =>
    writeWhole(this.#figuresFile(), JSON.stringify(figures));
  /** What was published, the newest first. */
  listVersions = () => this.readCurrent().versions.flatMap((id) => this.readVersion(id) ?? []);
  #versionFile = (id: string) => join(this.folder, "versions", `${id}.json`);
  #listNames = (pattern: string) =>
    globSync(pattern, { cwd: this.folder }).map((name) => basename(name, ".json"));

  constructor(folder: string, log?: Pick<Log, "error">) {
    this.folder = folder;
    this.unreadable = openUnreadable(folder, log);
    this.builds = buildsOf(folder);
    this.#editsFile = join(folder, "edits.json");
    try {
      mkdirSync(filesOf(folder), { recursive: true });
    } catch {
      // The folder may be read-only; the editor is then unavailable.
    }
  }

  /** Returns the edits without those that do not fit, of which a copy is kept. */
  readEdits(): EditedFiles {
    const edited: EditedFiles = {};
    const file = this.#editsFile;
    const stored = this.#readJson(file, z.record(z.string(), z.unknown())) ?? {};
    for (const [path, entry] of Object.entries(stored)) {
      const read = editedFile.safeParse(entry);
      if (read.success) edited[path] = read.data;
      else this.unreadable.keep(file, JSON.stringify({ [path]: entry }), read.error);
    }
    return edited;
  }

  writeEdits(edited: EditedFiles): void {
    this.readEdits();
    this.unreadable.expectKept(this.#editsFile);
    writeWhole(this.#editsFile, JSON.stringify(edited));
  }

  /** Takes an entry out of the edits whose texts cannot be read; a copy of the entry is kept. */
  setAside(path: string, error: unknown): void {
    const { [path]: entry, ...edited } = this.readEdits();
    this.unreadable.keep(this.#editsFile, JSON.stringify({ [path]: entry }), error);
    this.writeEdits(edited);
  }

  /**
   * Returns what is online: the versions of the owner's words that were published, the newest
   * first, and the build. Where they cannot be read, all versions that are stored count as
   * published.
   */
  readCurrent(): { versions: string[]; build: string | null } {
    const id = currentOf(this.builds);
    if (id === null) return { versions: [], build: null };
    const published = this.#readJson(publishedFileOf(this.folder, id), publishedSchema);
    if (published) return { versions: published, build: id };
    // The site before the first change is stored at the same moment as that change, by nobody.
    const versions = this.#listNames("versions/*.json")
      .flatMap((name) => this.readVersion(name) ?? [])
      .sort((a, b) => b.at - a.at || Number(a.by === "") - Number(b.by === ""));
    return { versions: versions.map(({ id }) => id), build: null };
  }

  /** Switches what is online, at one moment. */
  putOnline(id: string, versions: readonly string[]): void {
    const before = currentOf(this.builds);
    this.readCurrent();
    if (before) this.unreadable.expectKept(publishedFileOf(this.folder, before));
    writeWhole(publishedFileOf(this.folder, id), JSON.stringify(versions));
    switchTo(this.builds, id);
  }

  /**
   * Removes versions and files that nothing names, and builds but the current one and those named.
   * What a copy of something unreadable names is kept.
   */
  async prune(keptBuilds: readonly (string | null)[], now: number): Promise<void> {
    const { versions } = this.readCurrent();
    for (const id of this.#listNames("versions/*.json"))
      if (!versions.includes(id) && this.readVersion(id))
        rmSync(this.#versionFile(id), { force: true });
    const overlays = [this.readEdits(), ...this.listVersions().map(({ files }) => files)];
    const named = new Set([
      ...overlays.flatMap((overlay) =>
        Object.values(overlay).flatMap(({ ours, base }) => [ours, base]),
      ),
      ...this.unreadable.listHashes(),
    ]);
    for (const name of this.#listNames("files/*")) {
      const file = join(filesOf(this.folder), name);
      if (!named.has(name) && now - statSync(file).mtimeMs > keptUnnamedFor)
        rmSync(file, { force: true });
    }
    await removeOthers(this.builds, keptBuilds);
  }

  #readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null {
    let text: string | null = null;
    try {
      text = readFileSync(file, "utf8");
      return schema.parse(JSON.parse(text));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT")
        this.unreadable.keep(file, text, error);
      return null;
    }
  }
}
