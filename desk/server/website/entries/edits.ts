import { renameSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { editFile, type FileData, parseFile } from "../../../../content-files/edit-file.ts";
import type { ContentDescription } from "../content-description.ts";
import type { Editor } from "../editor.ts";
import { problemsOfChange, problemsOfUnits } from "../problems.ts";
import { canRead, keepFile, largestOf } from "../store/kept-files.ts";
import { isEditable, isSame, layOver, putFile, readFileOf } from "../store/overlay.ts";
import type { EditedFiles } from "../store/website-files.ts";
import type { EditableEntry, EntryAddress, FormAddress, SaveEntry } from "../website-api.ts";
import { WebsiteRefusal } from "../website-refusal.ts";
import { entryOf, valueToSave, whereToSave, withEntry } from "./entries.ts";

/** Files that are saved and not published. */
const mostFiles = 500;

/** Returns new data and text of a file from its data; null removes the file. */
type Edit = (data: unknown) => FileData | null;

/** Reads and changes what is saved: what is online, with the saved changes over it. */
export class Edits {
  readonly editor: Editor;
  /** Returns the folder of the content that is online. */
  readonly onlineContent: () => string;
  /** The folder of the content as it is saved, once it was described. */
  readonly folder: string;
  #described: Promise<ContentDescription> | null = null;
  #prepared: Promise<unknown> = Promise.resolve();
  #last: Promise<unknown> = Promise.resolve();

  constructor(editor: Editor, onlineContent: () => string) {
    this.editor = editor;
    this.onlineContent = onlineContent;
    this.folder = join(editor.files.folder, "working");
  }

  /** Runs one change after the other. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work, work);
    this.#last = result.catch(() => {});
    return result;
  }

  /** Describes what is saved now; the answer is kept until something changes. */
  content(): Promise<ContentDescription> {
    if (this.#described) return this.#described;
    const described = this.#prepared.then(() => this.#prepare());
    this.#described = described;
    this.#prepared = described.catch(() => {
      if (this.#described === described) this.#described = null;
    });
    return described;
  }

  /** Has the content described again, after something else was put online. */
  forget(): void {
    this.#described = null;
  }

  async #prepare(): Promise<ContentDescription> {
    const { files, describeFolder } = this.editor;
    const [next, before] = [`${this.folder}.next`, `${this.folder}.before`];
    for (const folder of [next, before]) await rm(folder, { recursive: true, force: true });
    // Nobody else on the machine reads what is not published.
    await mkdir(next, { recursive: true, mode: 0o700 });
    await cp(this.onlineContent(), next, { recursive: true });
    for (const [path, { ours, base }] of Object.entries(files.readEdits()))
      try {
        await layOver({ [path]: { ours, base } }, files.folder, next, { oursWins: true });
      } catch (error) {
        const isKept = (name: string | null) => name === null || canRead(files.folder, name, path);
        if ([ours, base].every(isKept)) throw error;
        files.setAside(path, error);
      }
    await mkdir(this.folder, { recursive: true });
    renameSync(this.folder, before);
    renameSync(next, this.folder);
    await rm(before, { recursive: true, force: true });
    return describeFolder(this.folder);
  }

  async textOf(file: string): Promise<string | null> {
    const bytes = isEditable(file) ? await readFileOf(this.folder, file) : null;
    return bytes && String(bytes);
  }

  /** Returns an entry as it is saved, or an unsaved copy of it under a new title. */
  async entry(address: FormAddress): Promise<EditableEntry> {
    const described = await this.content();
    return entryOf(described, address, await this.textOf(address.file));
  }

  /** Saves an entry; one that says the same already is no clash, as after a lost answer. */
  save({ file, key, copyTitle, hash, value, body }: SaveEntry, by: string): Promise<EditableEntry> {
    return this.inTurn(async () => {
      const toKeep = (entry: EditableEntry) =>
        valueToSave(entry, value, body, this.editor.dayOf(this.editor.clock()));
      const { to, isThere } = whereToSave(await this.content(), { file, key, copyTitle });
      const there = isThere ? await this.entry({ ...to, copyTitle: null }) : null;
      if (there && isDeepStrictEqual([toKeep(there), body], [there.value, there.body]))
        return there;
      const entry = await this.entry({ file, key, copyTitle });
      if (copyTitle === null) refuseStale(entry, hash);
      const kept = toKeep(entry);
      const edit = (data: unknown) => ({ data: withEntry(data, to.key, kept), body });
      await this.change(to.file, by, to, edit, file);
      return this.entry({ ...to, copyTitle: null });
    });
  }

  remove({ file, key, hash }: EntryAddress & { hash: string }, by: string): Promise<void> {
    return this.inTurn(async () => {
      const entry = await this.entry({ file, key, copyTitle: null });
      if (!entry.canRemove)
        throw new WebsiteRefusal("invalid", "This is a part of every site and cannot be removed.");
      refuseStale(entry, hash);
      await this.change(file, by, { file, key }, (data) =>
        key === null ? null : { data: withEntry(data, key, undefined), body: null },
      );
    });
  }

  /** Drops what is saved of some files. */
  discard(dropped: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      const { files } = this.editor;
      const saved = Object.entries(files.readEdits());
      const left = saved.filter(([file]) => !dropped.includes(file));
      if (left.length === saved.length)
        throw new WebsiteRefusal("not-found", "Nothing of this is saved.");
      files.writeEdits(Object.fromEntries(left));
      this.forget();
    });
  }

  /**
   * Writes a file anew, keeps it in the edits, and describes the content again. Takes everything
   * back where the content check finds something in the entry, or something new elsewhere; a new
   * entry, which is a copy, may be wrong at first. To be called in turn.
   */
  async change(
    file: string,
    by: string,
    address: EntryAddress | null,
    edit: Edit,
    templateFile = file,
  ): Promise<void> {
    const before = await this.textOf(file);
    const template = before ?? (await this.#templateOf(templateFile));
    if (!isEditable(file) || template === null)
      throw new WebsiteRefusal("not-found", "This is not there.");
    const next = textAfter(edit, file, template);
    if (next !== before) await this.put(new Map([[file, next]]), by, address);
  }

  /** Does the same with the whole texts of some files; null removes one. */
  async put(
    texts: ReadonlyMap<string, string | Buffer | null>,
    by: string,
    address: EntryAddress | null,
  ): Promise<void> {
    const earlier = await this.content();
    // Another build may be put online while the content is described.
    const online = this.onlineContent();
    const before: [string, Buffer | null][] = [];
    for (const file of texts.keys()) before.push([file, await readFileOf(this.folder, file)]);
    try {
      for (const [file, next] of texts) await putFile(this.folder, file, next);
      const later = await this.editor.describeFolder(this.folder);
      const problems = address ? problemsOfChange(earlier, later, address) : [];
      if (texts.has("fleet.yaml"))
        problems.push(...problemsOfUnits(await this.editor.missingUnits(this.folder)));
      if (problems[0]) throw new WebsiteRefusal("invalid", problems[0].sentence, { problems });
      for (const [file, next] of texts) await this.keep(file, next, by, online);
      this.#described = Promise.resolve(later);
    } catch (error) {
      for (const [file, bytes] of before) await putFile(this.folder, file, bytes);
      throw error;
    }
  }

  /** Returns a file's text as a pattern; a comment of a whole file of it is about another entry. */
  async #templateOf(file: string): Promise<string | null> {
    const text = await this.textOf(file);
    return file.endsWith(".md") ? text : (text?.replace(/^#.*\n/gm, "") ?? null);
  }

  /** Keeps a file in the edits, based on what was online; one that equals it leaves them. */
  async keep(
    file: string,
    bytes: string | Buffer | null,
    by: string,
    online = this.onlineContent(),
  ): Promise<void> {
    const { files, clock } = this.editor;
    const base = await readFileOf(online, file);
    const { [file]: _, ...edited }: EditedFiles = files.readEdits();
    const isOnline = isSame(bytes === null ? null : Buffer.from(bytes), base);
    if (Buffer.byteLength(bytes ?? "") > largestOf(file) || Object.keys(edited).length >= mostFiles)
      throw new WebsiteRefusal("invalid", "This is more than can be kept. Publish what is saved.");
    const kept = (content: string | Buffer | null) => keepFile(files.folder, content);
    if (!isOnline) edited[file] = { ours: kept(bytes), base: kept(base), by, at: clock() };
    files.writeEdits(edited);
  }
}

function textAfter(edit: Edit, file: string, text: string): string | null {
  try {
    const edited = edit(parseFile(file, text).data);
    return edited && editFile(file, text, edited);
  } catch (error) {
    throw new WebsiteRefusal("invalid", (error as Error).message);
  }
}

function refuseStale(theirs: EditableEntry, hash: string): void {
  if (theirs.hash === hash) return;
  const sentence = "Somebody else has changed this since you opened it.";
  throw new WebsiteRefusal("conflict", sentence, { theirs });
}
