import { accessSync, constants, existsSync } from "node:fs";
import { totalmem } from "node:os";
import { join, resolve } from "node:path";
import { minute } from "../../../server/time/durations.ts";
import { listChanges } from "./changes/changes.ts";
import { type ContentDescription, runDescription } from "./content-description.ts";
import type { Editor } from "./editor.ts";
import { Edits } from "./entries/edits.ts";
import { listOldFigures } from "./entries/old-figures.ts";
import { openPhotographs } from "./entries/photographs.ts";
import { buildContent } from "./publication/build-content.ts";
import { memoryOfBuild, Publication } from "./publication/publication.ts";
import { releaseOf, WebsiteFiles } from "./store/website-files.ts";
import type { WebsiteList } from "./website-api.ts";

/** How often the day is looked at, in milliseconds. */
const dayInterval = 10 * minute;

type Programs = "describeFolder" | "buildWorkspace";
export type WebsiteDeps = Omit<Editor, Programs | "files" | "releaseSite"> &
  // Programs of the release do both where they are left out.
  Partial<Pick<Editor, Programs>> & {
    /** The release's own built site. */
    siteFolder: string;
    dataDir: string;
    env: NodeJS.ProcessEnv;
    /** Why the settings do not allow editing; null where they do. */
    forbidden: string | null;
  };

export type Website = Awaited<ReturnType<typeof openWebsite>>;

/** Returns the website as the desk edits, previews and publishes it. */
export async function openWebsite(deps: WebsiteDeps) {
  const { root, env, log } = deps;
  const releaseSite = resolve(root, deps.siteFolder);
  const dataFolder = join(resolve(deps.dataDir), "website");
  const files = new WebsiteFiles(dataFolder, root, releaseOf(releaseSite), log);
  const editor: Editor = {
    describeFolder: (folder) => runDescription(root, env, folder),
    buildWorkspace: (folder, description) => buildContent(folder, description, env),
    ...deps,
    files,
    releaseSite,
  };
  const edits = new Edits(editor);
  const unavailable = deps.forbidden ?? whyNotBuilt(root, dataFolder);
  const publication = await Publication.open(editor, edits, unavailable === null);
  const catchUp = async () => {
    if (unavailable) return;
    await publication.catchUp().catch((error: Error) => {
      log.error({ reason: error.message }, "the website could not be built");
    });
  };
  const timer = setInterval(catchUp, dayInterval);
  timer.unref();
  void catchUp();
  return {
    edits,
    publication,
    photographs: openPhotographs(edits, root, env),
    unavailable,
    stop: () => clearInterval(timer),
    /** Has old figures that texts still have named no more. */
    leaveFigures: async () => files.keepFigures((await edits.content()).placeholders),

    async read(): Promise<WebsiteList> {
      const build = publication.state();
      if (unavailable)
        return { unavailable, collections: [], changes: [], oldFigures: [], versions: [], build };
      const described = await edits.content();
      const savers = files.readSavers();
      const changes = (await listChanges(files.saved, described)).map((change) => ({
        ...change,
        saver: savers[`${change.file} ${change.key}`],
      }));
      const base = changes.length > 0 ? await edits.base() : described;
      return {
        unavailable,
        collections: listCollections(described.collections, changes),
        changes,
        oldFigures: listOldFigures(files, base, described),
        build: publication.state(),
        versions: files
          .listVersions()
          .map((version, index) => ({ ...version, isOnline: index === 0 })),
      };
    },
  };
}

/** Returns the collections without what their entries hold, and which of these are changed. */
function listCollections(
  collections: ContentDescription["collections"],
  changes: WebsiteList["changes"],
): WebsiteList["collections"] {
  const changed = new Set(changes.map(({ file, key }) => `${file} ${key}`));
  return collections.map(({ name, title, canAdd, startsEmpty, entries }) => ({
    name,
    title,
    canAdd,
    startsEmpty,
    entries: entries.map(({ value: _, body: __, ...entry }) => ({
      ...entry,
      isChanged: changed.has(`${entry.file} ${entry.key}`),
    })),
  }));
}

/** Returns why a release cannot be built on this server, and what to do; null where it can be. */
function whyNotBuilt(root: string, dataFolder: string): string | null {
  const needed = ["scripts", "site", "content", "node_modules/astro"];
  if (needed.some((name) => !existsSync(join(root, name))))
    return "This server has only the built website. Install it with its build packages (docs/deploy.md), or change the texts in the repository.";
  try {
    accessSync(dataFolder, constants.W_OK);
  } catch {
    return "The server may not write to DATA_DIR. Let its user write there, then start it again.";
  }
  if (totalmem() < memoryOfBuild)
    return "This server has too little memory for a build. Use one with 2 GB or more.";
  return null;
}
