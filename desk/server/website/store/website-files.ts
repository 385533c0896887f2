import { hash, randomUUID } from "node:crypto";
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import * as z from "zod";
import {
  type Builds,
  makeCurrent,
  readCurrentId,
  removeOldBuilds,
  stampFileOf,
  syncFiles,
} from "../../../../server/built-site/builds.ts";
import { writeAtomically } from "../../../../server/files/write-atomically.ts";
import type { Log } from "../../../../server/log/log.ts";
import type { EntryAddress } from "../website-api.ts";
import { type Changed, copyLinked, mergeInto } from "./content-folder.ts";
import { buildsOf } from "./online-home-page.ts";

const keptVersions = 20;

const buildSchema = z.object({
  id: z.string(),
  /** The release that it was built on. */
  release: z.string(),
  /** The day that its pages were made for, such as 2026-11-25. */
  day: z.string(),
  /** The save that a preview was built from; null for what is no preview. */
  save: z.string().nullable(),
});
export type StoredBuild = z.output<typeof buildSchema>;

const versionSchema = z.object({ at: z.number(), by: z.string(), words: z.array(z.string()) });
/** When and by whom a build was published, and what it changed in words. */
export type Version = z.output<typeof versionSchema>;

const saverSchema = z.object({ by: z.string(), at: z.number() });
const figuresSchema = z.record(z.string(), z.string());
const saversSchema = z.record(z.string(), saverSchema);

/** Returns what tells a release from others, by the stamp of its built site. */
export function releaseOf(site: string): string {
  const stamp = stampFileOf(site);
  return hash("sha256", existsSync(stamp) ? readFileSync(stamp) : "", "hex");
}

/**
 * The folder of the website's editor, in which every state is a content folder of its own:
 *
 * - `releases/`: the content of this release and of the one that the site online was built on
 * - `builds/`: finished sites with their content; the link `current` names the one that is online,
 *   and those with a `version.json` were published
 * - `saves/`: what is saved (`content`), and what was online as that was begun (`base`); the link
 *   `saved` names the last one
 * - `savers.json`: who saved each entry last, and when
 * - `figures.json`: what stood for the words in braces when no text had an old figure
 */
export class WebsiteFiles {
  readonly folder: string;
  readonly release: string;
  readonly builds: Builds;
  readonly #saves: Builds;
  readonly #root: string;
  readonly #log: Pick<Log, "error">;
  siteOf = (build: string) => join(this.builds.folder, build, "site");
  contentOf = (build: string) => join(this.builds.folder, build, "content");
  #fileOf = (build: string, name: string) => join(this.builds.folder, build, `${name}.json`);
  #releaseFolder = (release: string) => join(this.folder, "releases", release);

  constructor(folder: string, root: string, release: string, log: Pick<Log, "error">) {
    this.folder = folder;
    this.release = release;
    this.builds = buildsOf(folder);
    this.#saves = { folder: join(folder, "saves"), link: join(folder, "saved") };
    this.#root = root;
    this.#log = log;
    try {
      // Nobody else on the machine reads what is not published.
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    } catch {
      // The editor is then unavailable.
    }
  }

  /** The build that is online; null for the release's own site. */
  get current(): StoredBuild | null {
    const id = readCurrentId(this.builds);
    // One that does not say what it is of is built anew.
    return id === null
      ? null
      : (this.readBuild(id) ?? { id, release: "unknown", day: "", save: null });
  }

  readBuild = (id: string) => this.#readJson(this.#fileOf(id, "build"), buildSchema);

  listBuilds = () => this.#listIds().flatMap((id) => this.readBuild(id) ?? []);

  #listIds = () => globSync("*", { cwd: this.builds.folder });

  #jsonFile = (name: string) => join(this.folder, `${name}.json`);

  readFigures = () => this.#readJson(this.#jsonFile("figures"), figuresSchema);
  keepFigures = (figures: z.output<typeof figuresSchema>) =>
    writeAtomically(this.#jsonFile("figures"), JSON.stringify(figures));

  /** Who saved each entry last, and when, by its file and key. */
  readSavers = () => this.#readJson(this.#jsonFile("savers"), saversSchema) ?? {};

  keepSaver({ file, key }: EntryAddress, saver: z.output<typeof saverSchema>): void {
    const savers = { ...this.readSavers(), [`${file} ${key}`]: saver };
    writeAtomically(this.#jsonFile("savers"), JSON.stringify(savers));
  }

  /** Moves a finished site and its content to where builds are kept. */
  async storeBuild(site: string, content: string, made: Omit<StoredBuild, "id" | "release">) {
    const build: StoredBuild = { id: randomUUID(), release: this.release, ...made };
    await mkdir(join(this.builds.folder, build.id), { recursive: true });
    await rename(site, this.siteOf(build.id));
    await rename(content, this.contentOf(build.id));
    await syncFiles(this.siteOf(build.id));
    // Written last: without it a folder is no build.
    writeAtomically(this.#fileOf(build.id, "build"), JSON.stringify(build));
    return build;
  }

  #readVersion = (id: string) => this.#readJson(this.#fileOf(id, "version"), versionSchema);

  /** Returns what was published, the newest first, which is online. */
  listVersions(): (Version & { id: string })[] {
    const current = readCurrentId(this.builds);
    if (current === null) return [];
    const newest = this.#readVersion(current)?.at ?? Number.POSITIVE_INFINITY;
    return this.#listIds()
      .flatMap((id) => {
        const version = this.#readVersion(id);
        // One that is newer, or as new, was never put online.
        return version && (version.at < newest || id === current) ? [{ id, ...version }] : [];
      })
      .sort((a, b) => b.at - a.at);
  }

  /** Switches what is online, at one moment; without a version it is the one that is online. */
  async putOnline(id: string, version: Version | null): Promise<void> {
    const before = readCurrentId(this.builds);
    const file = this.#fileOf(id, "version");
    const replaced = this.#fileOf(before ?? id, "version");
    if (version) {
      const [last] = this.listVersions();
      // A clock that was set back makes nothing older.
      const at = Math.max(version.at, 1 + (last?.at ?? 0));
      if (!last) await this.#keepFirst(at - 1);
      writeAtomically(file, JSON.stringify({ ...version, at }));
    } else if (existsSync(replaced)) copyFileSync(replaced, file);
    makeCurrent(this.builds, id);
    if (!version && before) rmSync(replaced, { force: true });
  }

  /** Keeps the release's own content as the version before the first one. */
  async #keepFirst(at: number): Promise<void> {
    const id = randomUUID();
    await copyLinked(await this.releaseContent(), this.contentOf(id));
    const words = ["The website before the first change"];
    writeAtomically(this.#fileOf(id, "version"), JSON.stringify({ at, by: "", words }));
  }

  /** Returns the folder of a release's content: of this one where that of another is not kept. */
  async releaseContent(release = this.release): Promise<string> {
    const folder = this.#releaseFolder(release);
    if (existsSync(folder)) return folder;
    const content = this.#releaseFolder(this.release);
    if (existsSync(content)) return content;
    const partial = `${content}.partial`;
    await rm(partial, { recursive: true, force: true });
    await cp(join(this.#root, "content"), partial, { recursive: true });
    await syncFiles(partial);
    await rename(partial, content);
    return content;
  }

  /** The last save, named after what was online; null where nothing was ever opened. */
  get save(): string | null {
    return readCurrentId(this.#saves);
  }

  /** What is saved of what was online. */
  get saved(): Changed {
    return this.#changedIn(String(this.save));
  }

  #changedIn = (save: string): Changed => ({
    before: join(this.#saves.folder, save, "base"),
    after: join(this.#saves.folder, save, "content"),
  });

  /** Begins a save as a copy of the last one, in whose place `keep` puts it. */
  async beginSave(): Promise<Changed & { keep: () => Promise<void> }> {
    const before = String(this.save);
    const save = before.replace(/_.*/, `_${randomUUID()}`);
    await copyLinked(join(this.#saves.folder, before), join(this.#saves.folder, save));
    return { ...this.#changedIn(save), keep: () => this.#keepSave(save) };
  }

  /** Has what is saved begin from what is online, where that has changed. */
  async rebase(): Promise<void> {
    const build = readCurrentId(this.builds);
    const before = this.save;
    const online = build ?? this.release;
    if (before?.startsWith(`${online}_`)) return;
    const content = build === null ? await this.releaseContent() : this.contentOf(build);
    const save = `${online}_${randomUUID()}`;
    const next = this.#changedIn(save);
    for (const folder of [next.before, next.after]) await copyLinked(content, folder);
    if (before !== null) await mergeInto(next.after, this.saved, { oursWins: true });
    await this.#keepSave(save);
  }

  async #keepSave(save: string): Promise<void> {
    const before = this.save;
    makeCurrent(this.#saves, save);
    // Somebody may be reading the one before.
    await removeOldBuilds(this.#saves, [before]);
  }

  /** Removes what is no version, is not online and is not named here. */
  async prune(named: readonly (string | null)[]): Promise<void> {
    const shown = [...named, readCurrentId(this.builds)];
    const versions = this.listVersions().map(({ id }) => id);
    const isUnreadable = (id: string) =>
      existsSync(this.#fileOf(id, "version")) && this.#readVersion(id) === null;
    const kept = [...versions.slice(0, keptVersions), ...this.#listIds().filter(isUnreadable)];
    await removeOldBuilds(this.builds, [...shown, ...kept]);
    for (const id of versions.filter((id) => !shown.includes(id)))
      await rm(this.siteOf(id), { recursive: true, force: true });
    const releases = [this.release, this.current?.release];
    for (const folder of globSync(join(this.folder, "releases/*")))
      if (!releases.includes(basename(folder))) await rm(folder, { recursive: true, force: true });
  }

  #readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | null {
    try {
      return schema.parse(JSON.parse(readFileSync(file, "utf8")));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT")
        this.#log.error({ file, reason: String(error).slice(0, 80) }, "a file cannot be read");
      return null;
    }
  }
}
