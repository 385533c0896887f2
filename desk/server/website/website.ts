import { randomUUID } from "node:crypto";
import { accessSync, constants, cpSync, existsSync, readFileSync, statSync } from "node:fs";
import { cp, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { freemem, totalmem } from "node:os";
import { join, resolve } from "node:path";
import { type BuiltSite, openBuiltSite } from "../../../server/built-site/built-site.ts";
import { isDiskFull } from "../../../server/log/explain-error.ts";
import type { Log } from "../../../server/log/log.ts";
import { buildContent, contentOf, prepareWorkspace, siteOf } from "./build-content.ts";
import type { ContentDescription } from "./content-description.ts";
import { describeContent, openDrafts, type PhotoAddress, problemsOf } from "./drafts.ts";
import {
  hashOf,
  keepFile,
  layOver,
  listDifferences,
  type MergeConflict,
  type Overlay,
  writeWhole,
} from "./overlay.ts";
import type { ConvertedPhoto } from "./photo-size.ts";
import { mergedVersionOf, openOwnContent } from "./release-content.ts";
import { runProgram } from "./run-program.ts";
import type { BuildState, Problem, Website as WebsiteAnswer } from "./website-api.ts";
import { openWebsiteFiles, type StoredBuild } from "./website-files.ts";
import { WebsiteRefusal } from "./website-refusal.ts";

/** Free memory that a build needs, in bytes: 1.3 GB were measured. */
const memoryOfBuild = 1.5e9;
/** How often the day is looked at, in milliseconds. */
const dayInterval = 10 * 60_000;
const photoTimeout = 20_000;
/** Of the program that converts a photograph, in bytes: 60 million pixels took 0.65 GB. */
const photoMemory = 1.5e9;
const photosAtOnce = 2;
const keptVersions = 20;
const firstWords = "The website before the first change";
const wentBack = "Went back to:";

/** What visitors are shown, and the content that it was made from. */
export type Online = { site: BuiltSite; contentFolder: string };

export type WebsiteDeps = {
  /** The release's folder. */
  root: string;
  /** The release's own built site. */
  siteFolder: string;
  dataDir: string;
  env: NodeJS.ProcessEnv;
  /** Describes a content folder; a program of the release does where this is left out. */
  describeFolder?: (contentFolder: string) => Promise<ContentDescription>;
  /** Builds a workspace; a program of the release does where this is left out. */
  buildWorkspace?: (workspace: string, description: ContentDescription) => Promise<Problem[]>;
  /** Why the settings do not allow editing; null where they do. */
  forbidden: string | null;
  missingUnits: (contentFolder: string) => Promise<string[]>;
  /** Throws where the server could not start with the content of a folder. */
  expectReadable: (contentFolder: string) => void;
  clock: () => number;
  /** The day where the business is, such as 2026-11-25. */
  dayOf: (moment: number) => string;
  log: Log;
};

export type Website = ReturnType<typeof openWebsite>;

type Plan = {
  purpose: "preview" | "publish";
  /** The content folder that it begins with, and what is laid over it. */
  base: string;
  overlay: Overlay;
  /** What is published; null keeps the version that is online. */
  version: { by: string; words: readonly string[] } | null;
};

/** Returns the website as the desk edits, previews and publishes it. */
export function openWebsite(deps: WebsiteDeps) {
  const { root, env, clock, dayOf, log } = deps;
  const {
    describeFolder = (folder) => describeContent(root, env, folder),
    buildWorkspace = (folder, description) => buildContent(folder, description, env),
  } = deps;
  const files = openWebsiteFiles(join(resolve(deps.dataDir), "website"), log);
  const workspace = join(files.folder, "workspace");
  const ownSite = resolve(root, deps.siteFolder);
  const stamp = `${ownSite}.sources.sha256`;
  const release = hashOf(existsSync(stamp) ? readFileSync(stamp) : "");
  const listeners: ((online: Online) => void)[] = [];
  let preview: { id: string; site: BuiltSite } | null = null;
  let photos = 0;
  let build: StoredBuild | null = null;
  let online: Online = { site: openBuiltSite(ownSite), contentFolder: join(root, "content") };
  openOnlineBuild();
  // A preview outlives the server.
  let ready = files.listBuilds().find(isPreviewOfNow) ?? null;
  let state: BuildState = ready ? { step: "ready", at: ready.at, isOfNow: true } : { step: "none" };
  const drafts = openDrafts({
    ...deps,
    describeFolder,
    files,
    onlineContent: () => online.contentFolder,
    now: clock,
  });
  const timer = setInterval(() => void catchUp().catch(logFailure), dayInterval);
  timer.unref();

  const website = {
    drafts,
    online: () => online,
    /** Has `listener` called with what is online from now on, each time that it changes. */
    onOnline: (listener: (online: Online) => void) => void listeners.push(listener),
    stop: () => clearInterval(timer),
    unavailable,
    get isBuilding() {
      return state.step === "checking" || state.step === "building" || state.step === "switching";
    },

    catchUp,

    async read(): Promise<WebsiteAnswer> {
      const reason = unavailable();
      const empty = { collections: [], changes: [], versions: [], unreadable: [], build: state };
      if (reason) return { ...empty, unavailable: reason };
      const [{ collections }, changes] = await Promise.all([drafts.content(), drafts.changes()]);
      const changed = new Set(changes.map(({ file, key }) => `${file} ${key}`));
      return {
        unavailable: null,
        collections: collections.map(({ name, title, canAdd, startsEmpty, entries }) => ({
          name,
          title,
          canAdd,
          startsEmpty,
          entries: entries.map(({ value: _, body: __, ...entry }) => ({
            ...entry,
            isChanged: changed.has(`${entry.file} ${entry.key}`),
          })),
        })),
        changes,
        unreadable: files.unreadable.list(),
        build:
          state.step === "ready"
            ? { ...state, isOfNow: ready !== null && isPreviewOfNow(ready) }
            : state,
        versions: files
          .listVersions()
          .map(({ files: _, ...version }, index) => ({ ...version, isOnline: index === 0 })),
      };
    },

    /** Begins to build what is saved; the state tells how far it is. */
    preview: () => start(planOfDraft("preview", null)),

    /** Begins to publish what is saved: the finished preview, where it is of now. */
    async publish(by: string): Promise<void> {
      const changes = await drafts.changes();
      if (changes.length === 0) throw new WebsiteRefusal("invalid", "Nothing is saved to publish.");
      const words = changes.flatMap((change) =>
        change.words.map((word) => `${change.title}: ${word}`),
      );
      const plan = planOfDraft("publish", { by, words: words.slice(0, 40) });
      if (!ready || !isPreviewOfNow(ready)) return start(plan);
      const made = ready;
      return begin(plan, () => switchTo(made, plan));
    },

    /** Begins to publish the words of an earlier version again. */
    undo(id: string, by: string): void {
      const version = files.listVersions().find((one) => one.id === id);
      if (!version) throw new WebsiteRefusal("not-found", "This version is not kept any more.");
      const [first = ""] = version.words;
      const words = first.startsWith(wentBack) ? first : `${wentBack} ${first}`;
      start(planOfVersion(version.files, { by, words: [words] }));
    },

    /** The site of the finished preview; null where there is none. */
    previewSite(): BuiltSite | null {
      if (!ready) return null;
      if (preview?.id !== ready.id)
        preview = { id: ready.id, site: openBuiltSite(join(files.buildFolder(ready.id), "site")) };
      return preview.site;
    },

    /** Converts a photograph and saves it. */
    async savePhoto(photo: PhotoAddress, read: () => Promise<Buffer>, by: string) {
      if (photos >= photosAtOnce)
        throw new WebsiteRefusal("conflict", "Two photographs are being saved. Wait a moment.");
      photos += 1;
      try {
        const converted = await runProgram<ConvertedPhoto>(
          root,
          ["scripts/website/convert-photo.ts"],
          { limit: photoTimeout, input: await read(), memory: photoMemory, env },
        ).catch(() => ({ refused: "This picture could not be read. Send another one." }));
        if ("refused" in converted) throw new WebsiteRefusal("invalid", converted.refused);
        return await drafts.savePhoto(photo, Buffer.from(converted.jpeg, "base64"), by);
      } finally {
        photos -= 1;
      }
    },
  };
  void catchUp().catch(logFailure);
  return website;

  function unavailable(): string | null {
    if (deps.forbidden) return deps.forbidden;
    const needed = ["scripts", "site", "content", "node_modules/astro"];
    if (needed.some((name) => !existsSync(join(root, name))))
      return "This server has only the built website. Install it with its build packages (docs/deploy.md), or change the texts in the repository.";
    try {
      accessSync(files.folder, constants.W_OK);
    } catch {
      return "The server may not write to DATA_DIR. Let its user write there, then start it again.";
    }
    if (totalmem() < memoryOfBuild)
      return "This server has too little memory for a build. Use one with 2 GB or more.";
    return null;
  }

  /** Takes the build that is online, where it is of this release; the release's own otherwise. */
  function openOnlineBuild(): void {
    const { build: id } = files.readCurrent();
    const made = id === null ? null : files.readBuild(id);
    if (made?.release !== release) return;
    try {
      [online, build] = [openBuild(made), made];
    } catch (error) {
      logFailure(error);
    }
  }

  /** Returns what a finished build shows; throws where a file of it is missing or damaged. */
  function openBuild({ id }: StoredBuild): Online {
    const folder = files.buildFolder(id);
    const opened = {
      site: openBuiltSite(join(folder, "site")),
      contentFolder: join(folder, "content"),
    };
    if (!opened.site.page("/")) throw new Error("The finished build has no home page.");
    deps.expectReadable(opened.contentFolder);
    return opened;
  }

  /**
   * Builds the owner's words into a release that does not hold them, and publishes again where an
   * article's day has come or the notice's last day is over.
   */
  async function catchUp(): Promise<void> {
    if (website.isBuilding || unavailable()) return;
    const id = missingVersion();
    const version = id !== null && state.step === "none" ? files.readVersion(id) : null;
    if (version) {
      log.info(
        { version: id },
        "the release does not hold the published words; building it with them",
      );
      return start(planOfVersion(version.files, null));
    }
    const today = dayOf(clock());
    const built = build?.day ?? ownDay();
    if (id !== null || built >= today) return;
    const { days } = await describeFolder(online.contentFolder);
    if (!days.some((day) => built < day && day <= today)) return;
    log.info({ today }, "the website is published again, because of the day");
    start({ purpose: "publish", version: null, base: online.contentFolder, overlay: {} });
  }

  /** Returns the day for which the release's own site was built. */
  function ownDay(): string {
    return dayOf(existsSync(stamp) ? statSync(stamp).mtime.getTime() : clock());
  }

  /** Returns the version that is published and that neither the release nor a build of it holds. */
  function missingVersion(): string | null {
    const [version = null] = files.readCurrent().versions;
    return build || mergedVersionOf(root) === version ? null : version;
  }

  function planOfDraft(purpose: Plan["purpose"], version: Plan["version"]): Plan {
    if (missingVersion() !== null)
      throw new WebsiteRefusal(
        "conflict",
        "The release on this server does not hold what you published before. Ask the programmer; nothing of it is lost.",
      );
    return { purpose, version, base: online.contentFolder, overlay: files.readDraft() };
  }

  /** Returns a plan that publishes an earlier difference from the release's own content. */
  function planOfVersion(overlay: Overlay, version: Plan["version"]): Plan {
    const base = openOwnContent(root, join(files.folder, "own"));
    return { purpose: "publish", version, base, overlay };
  }

  /** Says what a build of the draft is made from. */
  function contentKey(): string {
    const texts = Object.entries(files.readDraft()).map(([path, { hers }]) => `${path} ${hers}`);
    return hashOf([files.readCurrent().versions[0], build?.id, ...texts.sort()].join("\n"));
  }

  function isPreviewOfNow(made: StoredBuild): boolean {
    return made.release === release && made.contentKey === contentKey();
  }

  function start(plan: Plan): void {
    begin(plan, async () => {
      const made = await make(plan);
      if (Array.isArray(made)) return made;
      if (plan.purpose === "publish") return switchTo(made, plan);
      ready = made;
      state = { step: "ready", at: clock(), isOfNow: true };
      files.prune([made.id, build?.id ?? null, files.readCurrent().build], clock());
      return [];
    });
  }

  /** Runs what builds or switches, one at a time; what it returns is wrong with it. */
  function begin({ purpose }: Pick<Plan, "purpose">, work: () => Promise<Problem[]>): void {
    if (website.isBuilding)
      throw new WebsiteRefusal(
        "conflict",
        "The website is being built already. Wait until it is done.",
      );
    if (freemem() < memoryOfBuild)
      throw new WebsiteRefusal(
        "conflict",
        "A build needs 1.5 GB of memory, which this server does not have free right now. Try again, or use a larger server.",
      );
    state = { step: "checking", purpose, startedAt: clock() };
    work()
      .catch((error: Error): Problem[] => {
        logFailure(error);
        ready = null;
        const why = isDiskFull(error) ? "The server’s disk is full: the" : "The";
        return [{ sentence: `${why} build failed on this server. The website is as it was.` }];
      })
      .then((problems) => {
        if (problems.length > 0) state = { step: "failed", at: clock(), problems };
      });
  }

  async function make(plan: Plan): Promise<StoredBuild | Problem[]> {
    const startedAt = clock();
    // What is not a preview is not taken for one after a restart.
    const key = plan.purpose === "preview" ? contentKey() : "";
    await prepareWorkspace(root, workspace);
    const content = contentOf(workspace);
    cpSync(plan.base, content, { recursive: true });
    const conflicts = layOver(plan.overlay, files.folder, content);
    if (conflicts.length > 0) {
      const { collections } = await drafts.content();
      return conflicts.map((conflict) => ({
        sentence: `This text was changed in the desk and by a programmer. In the desk: ${conflict.hers} By the programmer: ${conflict.theirs} Ask the programmer which one stays.`,
        ...fieldOf(conflict, collections),
      }));
    }
    const description = await describeFolder(content);
    const problems = problemsOf(description.findings);
    if (problems.length > 0) return problems;
    state = { step: "building", purpose: plan.purpose, startedAt };
    const isOwn = listDifferences(join(root, "content"), content).length === 0;
    if (isOwn) await cp(ownSite, siteOf(workspace), { recursive: true });
    const failed = isOwn ? [] : await buildWorkspace(workspace, description);
    if (failed.length > 0) return failed;
    const day = isOwn ? ownDay() : dayOf(startedAt);
    const made = { id: randomUUID(), at: clock(), release, day, contentKey: key };
    const folder = files.buildFolder(made.id);
    const part = `${folder}.part`;
    await mkdir(part, { recursive: true });
    await rename(siteOf(workspace), join(part, "site"));
    await rename(content, join(part, "content"));
    writeWhole(join(part, "build.json"), JSON.stringify(made));
    await syncFiles(part);
    await rename(part, folder);
    return made;
  }

  /** Puts a finished build online. Until `current.json` is renamed, all is as it was. */
  async function switchTo(made: StoredBuild, { version, overlay }: Plan): Promise<Problem[]> {
    state = { step: "switching", purpose: "publish", startedAt: clock() };
    const folder = files.buildFolder(made.id);
    const content = join(folder, "content");
    const problems = await drafts.unitProblems(content);
    if (problems.length > 0) return problems;
    // Pages that are open in browsers ask for the hashed files of the site before.
    const before = build ? join(files.buildFolder(build.id), "site") : ownSite;
    const hashed = join(folder, "site.previous/_astro");
    await rm(hashed, { recursive: true, force: true });
    if (existsSync(join(before, "_astro")))
      await cp(join(before, "_astro"), hashed, { recursive: true });
    const next = openBuild(made);
    const added = version ? keepVersion(content, version) : [];
    const versions = [...added, ...files.readCurrent().versions].slice(0, keptVersions);
    files.writeCurrent({ versions, build: made.id });
    const earlier = build?.id ?? null;
    [build, online] = [made, next];
    ready = preview = null;
    for (const listener of listeners) listener(online);
    dropPublished(overlay);
    drafts.forget();
    // A save that was under way has described what was online before.
    void drafts.inTurn(async () => drafts.forget());
    state = { step: "published", at: clock() };
    files.prune([made.id, earlier], clock());
    return [];
  }

  /** Records a version of the owner's words, and before the first one the site without them. */
  function keepVersion(content: string, { by, words }: NonNullable<Plan["version"]>): string[] {
    const own = openOwnContent(root, join(files.folder, "own"));
    const overlay: Overlay = {};
    for (const { path, base, hers } of listDifferences(own, content))
      overlay[path] = { base: keepFile(files.folder, base), hers: keepFile(files.folder, hers) };
    const version = { id: randomUUID(), at: clock(), by, words: [...words], files: overlay };
    const first = { id: randomUUID(), at: version.at, by: "", words: [firstWords], files: {} };
    const added = files.readCurrent().versions.length === 0 ? [version, first] : [version];
    for (const one of added) files.writeVersion(one);
    return added.map(({ id }) => id);
  }

  /** Takes what is online now out of the draft; a text that was saved meanwhile stays in it. */
  function dropPublished(published: Overlay): void {
    const left = Object.entries(files.readDraft()).filter(
      ([path, { hers }]) => published[path]?.hers !== hers,
    );
    files.writeDraft(Object.fromEntries(left));
  }

  function logFailure(error: unknown): void {
    log.error({ reason: (error as Error).message }, "the website could not be built");
  }
}

/** Returns the entry and the field at a path in a file. */
function fieldOf(
  { file, path }: MergeConflict,
  collections: ContentDescription["collections"],
): Pick<Problem, "address" | "path"> {
  const entries = collections.flatMap(({ entries }) => entries);
  const isOfMany = entries.some((entry) => entry.file === file && entry.key !== null);
  const key = isOfMany && path.length > 0 ? String(path[0]) : null;
  const field = key === null ? path : path.slice(1);
  return { address: { file, key }, ...(field.length > 0 && { path: field }) };
}

/** Has the system write the files of a folder to the disk, so that a power failure loses none. */
async function syncFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name));
    await file.sync();
    await file.close();
  }
}
