import { isDeepStrictEqual } from "node:util";
import { editFile, parseFile } from "../../../../content-files/edit-file.ts";
import { isEditable } from "../../../../content-files/editable-files.ts";
import { DeskRefusal } from "../../http/desk-refusal.ts";
import type { ContentDescription } from "../content-description.ts";
import type { Editor } from "../editor.ts";
import { pathOf, replaceAt } from "../entry-content.ts";
import { problemsOfChange, problemsOfUnits } from "../problems.ts";
import { putFile, readFileOf } from "../store/content-folder.ts";
import type { EditableEntry, EntryAddress, FormAddress, SaveEntry } from "../website-api.ts";
import { entryOf, valueToSave, whereToSave } from "./entries.ts";

/** Whole files by their path; null removes one. */
export type FileChanges = ReadonlyMap<string, string | Buffer | null>;

/** Reads and changes what is saved, one after the other. */
export class Edits {
  readonly editor: Editor;
  #described: ContentDescription | null = null;
  #base: ContentDescription | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(editor: Editor) {
    this.editor = editor;
  }

  /** The folder of the content as it is saved. */
  get folder(): string {
    return this.editor.files.saved.after;
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work, work);
    this.#last = result.catch(() => {});
    return result;
  }

  /** Describes what is saved, after a save that is under way. */
  content(): Promise<ContentDescription> {
    return this.#inTurn(() => this.#content());
  }

  async #content(): Promise<ContentDescription> {
    const { files, describeFolder } = this.editor;
    if (files.save === null) await files.rebase();
    this.#described ??= await describeFolder(this.folder);
    return this.#described;
  }

  /** Describes what was online before all that is saved. */
  base(): Promise<ContentDescription> {
    return this.#inTurn(async () => {
      const { describeFolder, files } = this.editor;
      this.#base ??= await describeFolder(files.saved.before);
      return this.#base;
    });
  }

  /** Has what is saved begin from what is online by now. */
  rebase(): Promise<void> {
    return this.#inTurn(async () => {
      await this.editor.files.rebase();
      this.#described = null;
      this.#base = null;
    });
  }

  /** Returns an entry as it is saved, or an unsaved copy of it under a new title. */
  entry(address: FormAddress): Promise<EditableEntry> {
    return this.#inTurn(() => this.#entry(address));
  }

  async #entry(address: FormAddress): Promise<EditableEntry> {
    return entryOf(await this.#content(), address);
  }

  /** Saves an entry; one that says the same already is no conflict, as after a lost answer. */
  save({ file, key, copyTitle, hash, value, body }: SaveEntry): Promise<EditableEntry> {
    return this.#inTurn(async () => {
      const toKeep = (entry: EditableEntry) =>
        valueToSave(entry, value, body, this.editor.dayOf(this.editor.clock()));
      const { to, isThere } = whereToSave(await this.#content(), { file, key, copyTitle });
      const there = isThere ? await this.#entry({ ...to, copyTitle: null }) : null;
      if (there && isDeepStrictEqual([toKeep(there), body], [there.value, there.body]))
        return there;
      const entry = await this.#entry({ file, key, copyTitle });
      if (copyTitle === null) refuseStale(entry, hash);
      const text = (await this.textOf(to.file)) ?? (await this.#templateOf(file));
      const edited = editText(to.file, text, to.key, toKeep(entry), body);
      await this.#put(new Map([[to.file, edited]]), to);
      return this.#entry({ ...to, copyTitle: null });
    });
  }

  remove({ file, key, hash }: EntryAddress & { hash: string }): Promise<void> {
    return this.#inTurn(async () => {
      const entry = await this.#entry({ file, key, copyTitle: null });
      if (!entry.canRemove)
        throw new DeskRefusal("invalid", "This is a part of every site and cannot be removed.");
      refuseStale(entry, hash);
      const text = await this.textOf(file);
      const left = key === null ? null : editText(file, text, key, undefined, null);
      await this.#put(new Map([[file, left]]), { file, key });
    });
  }

  /** Saves what `change` makes of some files; `address` names the entry that it is about. */
  change(
    change: (content: ContentDescription) => Promise<FileChanges>,
    address: EntryAddress | null,
  ): Promise<void> {
    return this.#inTurn(async () => this.#put(await change(await this.#content()), address));
  }

  /** Returns the text of a file as it is saved; null where there is none. */
  async textOf(file: string): Promise<string | null> {
    const bytes = isEditable(file) ? await readFileOf(this.folder, file) : null;
    return bytes && String(bytes);
  }

  /** Returns a file's text as a pattern; a comment of a whole file of it is about another entry. */
  async #templateOf(file: string): Promise<string | null> {
    const text = await this.textOf(file);
    return file.endsWith(".md") ? text : (text?.replace(/^#.*\n/gm, "") ?? null);
  }

  /**
   * Saves whole files and describes the content again. Refuses that where the content check finds
   * something in the entry, or something new elsewhere; then nothing is saved.
   */
  async #put(texts: FileChanges, address: EntryAddress | null): Promise<void> {
    const { files, describeFolder, missingUnits } = this.editor;
    const earlier = await this.#content();
    const save = await files.beginSave();
    for (const [file, text] of texts) await putFile(save.after, file, text);
    const later = await describeFolder(save.after);
    const problems = address ? problemsOfChange(earlier, later, address) : [];
    if (texts.has("fleet.yaml")) problems.push(...problemsOfUnits(await missingUnits(save.after)));
    if (problems[0]) throw new DeskRefusal("invalid", problems[0].sentence, { problems });
    await save.keep();
    this.#described = later;
  }
}

/** Returns the text of a file with another value of an entry; undefined takes it out. */
export function editText(
  file: string,
  text: string | null,
  key: string | null,
  value: unknown,
  body: string | null,
): string {
  if (!isEditable(file) || text === null) throw new DeskRefusal("not-found", "This is not there.");
  try {
    const data = replaceAt(parseFile(file, text).data, pathOf(key), value);
    return editFile(file, text, { data, body });
  } catch (error) {
    throw new DeskRefusal("invalid", (error as Error).message);
  }
}

function refuseStale(theirs: EditableEntry, hash: string): void {
  if (theirs.hash === hash) return;
  const sentence = "Somebody else has changed this since you opened it.";
  throw new DeskRefusal("conflict", sentence, { theirs });
}
