import { join } from "node:path";
import { keepHashedFiles } from "../../../../server/built-site/builds.ts";
import { type BuiltSite, openBuiltSite } from "../../../../server/built-site/built-site.ts";
import { isDiskFull } from "../../../../server/log/explain-error.ts";
import type { Online } from "../../../../server/registrations.ts";
import { listChanges } from "../changes/list-changes.ts";
import type { Editor } from "../editor.ts";
import type { Edits } from "../entries/edits.ts";
import { problemsOfUnits } from "../problems.ts";
import { hashOf } from "../store/kept-files.ts";
import { mergedVersionOf } from "../store/release-content.ts";
import type { StoredBuild } from "../store/website-files.ts";
import type { BuildState, Problem } from "../website-api.ts";
import { WebsiteRefusal } from "../website-refusal.ts";
import { type BuildSource, makeBuild, openBuild, ownDay, siteIn } from "./builds.ts";
import { Progress } from "./progress.ts";
import { keepVersion, ownContentOf, type VersionWords, wordsOf, wordsOfUndo } from "./versions.ts";

/** What is online, and what builds and switches it, one at a time. */
export class Publication {
  readonly #editor: Editor;
  readonly #edits: Edits;
  #online: Online;
  /** The build that is online; null for the release's own site. */
  #build: StoredBuild | null = null;
  #preview: { build: StoredBuild; site: BuiltSite } | null = null;
  readonly #progress: Progress;
  readonly #listeners: ((online: Online) => void)[] = [];
  online = () => this.#online;
  /** Has `listener` called with what is online from now on, each time that it changes. */
  onOnline = (listener: (online: Online) => void) => void this.#listeners.push(listener);
  /** The site of the finished preview; null where there is none. */
  previewSite = () => this.#preview?.site ?? null;

  private constructor(editor: Editor, edits: Edits, own: Online) {
    this.#editor = editor;
    this.#edits = edits;
    this.#online = own;
    this.#progress = new Progress(editor.clock);
  }

  /** Opens the build that is online, or the release's own site, and a preview of what is saved. */
  static async open(editor: Editor, edits: Edits): Promise<Publication> {
    const own = await openBuiltSite(editor.ownSite);
    const contentFolder = join(editor.root, "content");
    const publication = new Publication(editor, edits, { site: own, contentFolder });
    await publication.#openStored();
    return publication;
  }

  async #openStored(): Promise<void> {
    const { files, release } = this.#editor;
    const { build: id } = files.readCurrent();
    const build = id === null ? null : files.readBuild(id);
    try {
      if (build?.release === release) {
        this.#online = await openBuild(this.#editor, build.id);
        this.#build = build;
      }
      const ready = files.listBuilds().find((made) => this.#isPreviewOfNow(made));
      if (ready) await this.#showPreview(ready);
    } catch (error) {
      this.#logFailure(error);
    }
  }

  get isBuilding(): boolean {
    return this.#progress.isRunning;
  }

  /** How far the last build has come. */
  state(): BuildState {
    return this.#progress.read(this.#preview !== null && this.#isPreviewOfNow(this.#preview.build));
  }

  /** Begins to build what is saved; the state tells how far it is. */
  preview(): void {
    const [source, contentKey] = [this.#sourceOfEdits(), this.#contentKey()];
    this.#begin(async () => {
      const made = await makeBuild(this.#editor, source, contentKey, this.#progress);
      if (Array.isArray(made)) return made;
      await this.#showPreview(made);
      await this.#editor.files.prune([made.id], this.#editor.clock());
      return [];
    });
  }

  /** Begins to publish what is saved: the finished preview, where it is of now. */
  async publish(by: string): Promise<void> {
    const changes = await listChanges(this.#edits);
    if (changes.length === 0) throw new WebsiteRefusal("invalid", "Nothing is saved to publish.");
    const source = this.#sourceOfEdits();
    const version = { by, words: wordsOf(changes) };
    const made = this.#preview?.build;
    if (!made || !this.#isPreviewOfNow(made)) return this.#publish(async () => source, version);
    this.#begin(() => this.#switchTo(made, source, version));
  }

  /** Begins to publish the words of an earlier version again. */
  undo(id: string, by: string): void {
    const version = this.#editor.files.readVersion(id);
    if (!version || !this.#editor.files.readCurrent().versions.includes(id))
      throw new WebsiteRefusal("not-found", "This version is not kept any more.");
    this.#publish(() => this.#sourceOfVersion(version.files), { by, words: wordsOfUndo(version) });
  }

  /**
   * Builds the owner's words into a release that does not hold them, and publishes again where an
   * article's day has come or the notice's last day is over.
   */
  async catchUp(): Promise<void> {
    const { files, log, dayOf, clock, describeFolder } = this.#editor;
    if (this.isBuilding) return;
    const id = this.#missingVersion();
    const version = id !== null && this.#progress.step === "none" ? files.readVersion(id) : null;
    if (version) {
      log.info({ version: id }, "building the published words, which the release does not hold");
      return this.#publish(() => this.#sourceOfVersion(version.files), null);
    }
    const today = dayOf(clock());
    const built = this.#build?.day ?? ownDay(this.#editor);
    if (id !== null || built >= today) return;
    const { days } = await describeFolder(this.#online.contentFolder);
    if (!days.some((day) => built < day && day <= today)) return;
    log.info({ today }, "the website is published again, because of the day");
    this.#publish(async () => ({ base: this.#online.contentFolder, overlay: {} }), null);
  }

  /** Begins to build what is then put online; without words, the version that is online stays. */
  #publish(sourceOf: () => Promise<BuildSource>, version: VersionWords | null): void {
    this.#begin(async () => {
      const source = await sourceOf();
      // What is not a preview is not taken for one after a restart.
      const made = await makeBuild(this.#editor, source, "", this.#progress);
      return Array.isArray(made) ? made : this.#switchTo(made, source, version);
    });
  }

  #begin(work: () => Promise<Problem[]>): void {
    this.#progress.begin(() =>
      work().catch((error: Error) => {
        this.#logFailure(error);
        this.#preview = null;
        const why = isDiskFull(error) ? "The server’s disk is full: the" : "The";
        return [{ sentence: `${why} build failed on this server. The website is as it was.` }];
      }),
    );
  }

  async #showPreview(build: StoredBuild): Promise<void> {
    const { site } = await openBuild(this.#editor, build.id, this.#online.site);
    this.#preview = { build, site };
    this.#progress.end("ready");
  }

  /** Puts a finished build online. Until the link is renamed, all is as it was. */
  async #switchTo(
    made: StoredBuild,
    { overlay }: BuildSource,
    version: VersionWords | null,
  ): Promise<Problem[]> {
    this.#progress.goOn("switching");
    const { root, ownSite, files, clock, missingUnits } = this.#editor;
    const content = join(files.buildFolder(made.id), "content");
    const problems = problemsOfUnits(await missingUnits(content));
    if (problems.length > 0) return problems;
    const before = this.#build;
    await keepHashedFiles(
      before ? siteIn(files.buildFolder(before.id)) : ownSite,
      siteIn(files.buildFolder(made.id)),
    );
    const next = await openBuild(this.#editor, made.id, this.#preview?.site ?? this.#online.site);
    const versions = version
      ? await keepVersion(root, files, content, { ...version, at: clock() })
      : files.readCurrent().versions;
    files.putOnline(made.id, versions);
    [this.#build, this.#online, this.#preview] = [made, next, null];
    for (const listener of this.#listeners) listener(next);
    // A text that was saved meanwhile stays in the edits.
    const left = Object.entries(files.readEdits()).filter(
      ([path, { ours }]) => overlay[path]?.ours !== ours,
    );
    files.writeEdits(Object.fromEntries(left));
    this.#edits.forget();
    // A save that was under way has described what was online before.
    void this.#edits.inTurn(async () => this.#edits.forget());
    this.#progress.end("published");
    await files.prune([before?.id ?? null], clock());
    return [];
  }

  /** Returns the published version if neither this release nor a build of it has it, else null. */
  #missingVersion(): string | null {
    const [version = null] = this.#editor.files.readCurrent().versions;
    return this.#build || mergedVersionOf(this.#editor.root) === version ? null : version;
  }

  #sourceOfEdits(): BuildSource {
    if (this.#missingVersion() !== null)
      throw new WebsiteRefusal(
        "conflict",
        "The release on this server does not hold what you published before. Ask the programmer; nothing of it is lost.",
      );
    return { base: this.#online.contentFolder, overlay: this.#editor.files.readEdits() };
  }

  /** Returns the source that publishes an earlier difference from the release's own content. */
  async #sourceOfVersion(overlay: BuildSource["overlay"]): Promise<BuildSource> {
    const { root, files } = this.#editor;
    return { base: await ownContentOf(root, files), overlay };
  }

  /** Says what a build of the edits is made from. */
  #contentKey(): string {
    const { files } = this.#editor;
    const texts = Object.entries(files.readEdits()).map(([path, { ours }]) => `${path} ${ours}`);
    const [version] = files.readCurrent().versions;
    return hashOf([version, this.#build?.id, ...texts.sort()].join("\n"));
  }

  #isPreviewOfNow(made: StoredBuild): boolean {
    return made.release === this.#editor.release && made.contentKey === this.#contentKey();
  }

  #logFailure(error: unknown): void {
    this.#editor.log.error({ reason: (error as Error).message }, "the website could not be built");
  }
}
