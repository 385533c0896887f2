import { freemem } from "node:os";
import { join } from "node:path";
import { keepHashedFiles } from "../../../../server/built-site/builds.ts";
import { type BuiltSite, openBuiltSite } from "../../../../server/built-site/built-site.ts";
import { isDiskFull } from "../../../../server/log/explain-error.ts";
import type { Online } from "../../../../server/registrations.ts";
import { DeskRefusal } from "../../http/desk-refusal.ts";
import { describeAll, listChanges } from "../changes/changes.ts";
import { firstOf } from "../changes/describe-edit.ts";
import type { Editor } from "../editor.ts";
import type { Edits } from "../entries/edits.ts";
import { problemsOfUnits } from "../problems.ts";
import type { StoredBuild, Version } from "../store/website-files.ts";
import type { BuildState, Problem } from "../website-api.ts";
import { type BuildSource, hasDayBetween, makeBuild, readReleaseDay } from "./make-build.ts";

/** Free memory that a build needs, in bytes: 1.3 GB were measured. */
export const memoryOfBuild = 1.5e9;
const wentBack = "Went back to:";

/** Who publishes, and what changed in words. */
type VersionWords = Omit<Version, "at">;
type State =
  | { step: "none" }
  | { step: "ready"; build: StoredBuild; site: BuiltSite }
  | { step: "published"; at: number }
  | { step: "failed"; problems: readonly Problem[] }
  | { step: "checking" | "building"; startedAt: number };

/** What is online, and what builds and switches it, one at a time. */
export class Publication {
  readonly #editor: Editor;
  readonly #edits: Edits;
  #online: Online;
  /** Whether the site that is served is of this release, with all that was published. */
  #isUpToDate = true;
  #state: State = { step: "none" };
  readonly #listeners: ((online: Online) => void)[] = [];
  online = () => this.#online;
  /** Has `listener` called with what is online from now on, each time that it changes. */
  onOnline = (listener: (online: Online) => void) => void this.#listeners.push(listener);

  private constructor(editor: Editor, edits: Edits, own: Online) {
    this.#editor = editor;
    this.#edits = edits;
    this.#online = own;
  }

  /**
   * Opens the release's own site and, where the website can be edited, in its place the build that
   * is online, also of another release until there is one of this, and a preview of what is saved.
   */
  static async open(editor: Editor, edits: Edits, isEditable: boolean): Promise<Publication> {
    const site = await openBuiltSite(editor.releaseSite);
    const contentFolder = join(editor.root, "content");
    const publication = new Publication(editor, edits, { site, contentFolder });
    if (isEditable)
      await publication.#openStored().catch((error) => publication.#logFailure(error));
    return publication;
  }

  async #openStored(): Promise<void> {
    const { files } = this.#editor;
    const { current, save } = files;
    if (save !== null) await this.#edits.rebase();
    this.#isUpToDate = current === null;
    if (current) this.#online = await this.#openBuild(current.id);
    this.#isUpToDate ||= current?.release === files.release;
    const ready = files.listBuilds().find((made) => this.#isOfSaved(made));
    if (ready) await this.#showPreview(ready);
  }

  /** Returns what a finished build shows; throws where a file of it is missing or damaged. */
  async #openBuild(id: string, known = this.#online.site): Promise<Online> {
    const { files, expectReadable } = this.#editor;
    const site = await openBuiltSite(files.siteOf(id), "", known.files);
    if (!site.page("/")) throw new Error("The finished build has no home page.");
    expectReadable(files.contentOf(id));
    return { site, contentFolder: files.contentOf(id) };
  }

  get isBuilding(): boolean {
    return "startedAt" in this.#state;
  }

  /** The site of the finished preview; null where there is none. */
  previewSite = (): BuiltSite | null => (this.#state.step === "ready" ? this.#state.site : null);

  /** How far the last build has come. */
  state(): BuildState {
    const state = this.#state;
    if ("startedAt" in state)
      return { ...state, seconds: Math.floor((this.#editor.clock() - state.startedAt) / 1_000) };
    if (state.step !== "ready") return state;
    return { step: "ready", isUpToDate: this.#isOfSaved(state.build) };
  }

  /** Begins to build what is saved; the state tells how far it is. */
  preview(): void {
    this.#begin(async () => {
      const made = await this.#make(await this.#sourceOfSaved());
      if (Array.isArray(made)) return made;
      await this.#showPreview(made);
      await this.#editor.files.prune([made.id]);
      return [];
    });
  }

  /** Begins to publish what is saved: the finished preview, where it is of now. */
  async publish(by: string): Promise<void> {
    const described = await this.#edits.content();
    const changes = await listChanges(this.#editor.files.saved, described);
    if (changes.length === 0) throw new DeskRefusal("invalid", "Nothing is saved to publish.");
    const version = { by, words: firstOf(describeAll(changes)) };
    const preview = this.#state.step === "ready" ? this.#state : null;
    if (!preview || !this.#isOfSaved(preview.build))
      return this.#publish(() => this.#sourceOfSaved(), version);
    this.#begin(() => this.#switchTo(preview.build, version, preview.site));
  }

  /** Begins to publish what was online in an earlier version again. */
  undo(id: string, by: string): void {
    const { files } = this.#editor;
    const version = files.listVersions().find((one) => one.id === id);
    if (!version) throw new DeskRefusal("not-found", "This version is not kept any more.");
    const [first = ""] = version.words;
    const words = [first.startsWith(wentBack) ? first : `${wentBack} ${first}`];
    const after = files.contentOf(id);
    const source = async () => ({ before: await files.releaseContent(), after, save: null });
    this.#publish(source, { by, words });
  }

  /**
   * Builds what was published on a release that was built without it, and publishes again where an
   * article's day has come or the notice's last day is over.
   */
  async catchUp(): Promise<void> {
    const { files, log, dayOf, clock, describeFolder } = this.#editor;
    const { current } = files;
    if (this.isBuilding || (!this.#isUpToDate && this.#state.step === "failed")) return;
    const today = dayOf(clock());
    const built = current?.day ?? readReleaseDay(this.#editor);
    if (this.#isUpToDate) {
      if (built >= today) return;
      const { days } = await describeFolder(this.#online.contentFolder);
      if (!hasDayBetween(days, built, today)) return;
    }
    log.info({ today }, "the published words are built again, for this release and day");
    this.#publish(async () => {
      const before = await files.releaseContent(current?.release);
      return { before, after: current ? files.contentOf(current.id) : before, save: null };
    }, null);
  }

  /** Begins to build what is then put online; without words, the version that is online stays. */
  #publish(sourceOf: () => Promise<BuildSource>, version: VersionWords | null): void {
    this.#begin(async () => {
      const made = await this.#make(await sourceOf());
      return Array.isArray(made) ? made : this.#switchTo(made, version);
    });
  }

  #make = (source: BuildSource) =>
    makeBuild(this.#editor, source, () => {
      if ("startedAt" in this.#state) this.#state = { ...this.#state, step: "building" };
    });

  /** Runs what builds or switches, one at a time; what it returns is wrong with it. */
  #begin(work: () => Promise<Problem[]>): void {
    const { clock } = this.#editor;
    const refuse = (sentence: string) => {
      throw new DeskRefusal("conflict", sentence);
    };
    if (this.isBuilding) refuse("The website is being built already. Wait until it is done.");
    if (freemem() < memoryOfBuild)
      refuse(
        "A build needs 1.5 GB of memory, which this server does not have free right now. Try again, or use a larger server.",
      );
    this.#state = { step: "checking", startedAt: clock() };
    const failed = (error: Error) => {
      this.#logFailure(error);
      const why = isDiskFull(error) ? "The server’s disk is full: the" : "The";
      return [{ sentence: `${why} build failed on this server. The website is as it was.` }];
    };
    void work()
      .catch(failed)
      .then((problems) => {
        if (problems.length > 0) this.#state = { step: "failed", problems };
      });
  }

  async #showPreview(build: StoredBuild): Promise<void> {
    const { site } = await this.#openBuild(build.id);
    this.#state = { step: "ready", build, site };
  }

  /** Puts a finished build online. Until the link is renamed, all is as it was. */
  async #switchTo(
    { id }: StoredBuild,
    version: VersionWords | null,
    known?: BuiltSite,
  ): Promise<Problem[]> {
    const { releaseSite, files, clock, missingUnits } = this.#editor;
    const problems = problemsOfUnits(await missingUnits(files.contentOf(id)));
    if (problems.length > 0) return problems;
    const before = files.current;
    await keepHashedFiles(before ? files.siteOf(before.id) : releaseSite, files.siteOf(id));
    const next = await this.#openBuild(id, known);
    await files.putOnline(id, version && { at: clock(), ...version });
    this.#isUpToDate = true;
    this.#online = next;
    for (const listener of this.#listeners) listener(next);
    await this.#edits.rebase();
    this.#state = { step: "published", at: clock() };
    await files.prune([before?.id ?? null]);
    return [];
  }

  /** What is saved, as changes of the release's content that the site online was built on. */
  async #sourceOfSaved(): Promise<BuildSource> {
    const { files } = this.#editor;
    await this.#edits.content();
    const before = await files.releaseContent(files.current?.release);
    return { before, after: files.saved.after, save: files.save };
  }

  #isOfSaved({ release, save }: StoredBuild): boolean {
    const { files } = this.#editor;
    return release === files.release && save === files.save;
  }

  #logFailure(error: unknown): void {
    this.#editor.log.error({ reason: (error as Error).message }, "the website could not be built");
  }
}
