import { dirname } from "node:path";
import { editFile, type FileData, parseFile } from "../../../../content-files/edit-file.ts";
import { DeskRefusal } from "../../http/desk-refusal.ts";
import type { ContentDescription } from "../content-description.ts";
import type { Editor } from "../editor.ts";
import type { Edits, FileChanges } from "../entries/edits.ts";
import { entryOf } from "../entries/entries.ts";
import { fromContent, pathOf, readAt, replaceAt, toContent } from "../entry-content.ts";
import {
  areSameBytes,
  type Changed,
  type ChangedFile,
  listChanged,
  mergeFile,
  readFileOf,
} from "../store/content-folder.ts";
import type { Change, EntryAddress, PublishedVersion } from "../website-api.ts";
import { describeEdit, firstOf } from "./describe-edit.ts";

/** Returns what changed between two content folders, by entries. */
export async function listChanges(
  changed: Changed,
  described: ContentDescription,
): Promise<Change[]> {
  const changes: Change[] = [];
  for await (const file of listChanged(changed)) changes.push(...changesOfFile(file, described));
  // A photograph's picture and its words are in two files.
  const byEntry = Map.groupBy(changes, ({ file, key }) => `${file} ${key}`).values();
  return [...byEntry].map((changes) => ({
    ...(changes[0] as Change),
    words: firstOf(changes.flatMap(({ words }) => words)),
    fields: changes.flatMap(({ fields }) => fields),
  }));
}

/** Returns changes in words that name their entries. */
export const describeAll = (changes: readonly Change[]): string[] =>
  changes.flatMap(({ title, words }) => words.map((word) => `${title}: ${word}`));

/** Returns what a version changed, and what putting it online again does. */
export async function readPublished(edits: Edits, id: string): Promise<PublishedVersion> {
  const { online, ...changed } = findChanged(edits.editor, id);
  const described = await edits.content();
  const back = await listChanges({ before: online, after: changed.after }, described);
  return { changes: await listChanges(changed, described), back: firstOf(describeAll(back)) };
}

/** Returns what a version changed, or with null what is saved; throws where it is not kept. */
function findChanged({ files }: Editor, id: string | null): Changed & { online: string } {
  if (id === null) return { ...files.saved, online: files.saved.before };
  const versions = files.listVersions();
  const at = versions.findIndex((version) => version.id === id);
  const version = versions[at];
  const online = versions[0];
  if (!version || !online) throw notKept();
  // The first one has changed nothing.
  const before = versions[at + 1] ?? version;
  return {
    before: files.contentOf(before.id),
    after: files.contentOf(version.id),
    online: files.contentOf(online.id),
  };
}

const notKept = () => new DeskRefusal("not-found", "This is not kept any more.");

/** Saves an entry without what was changed in it; what others changed since stays. */
export function takeBack(
  edits: Edits,
  { version, file, key }: EntryAddress & { version: string | null },
): Promise<void> {
  const filesWithoutIt = async (described: ContentDescription): Promise<FileChanges> => {
    const texts = new Map<string, string | Buffer | null>();
    let isThere = false;
    for await (const changed of listChanged(findChanged(edits.editor, version))) {
      const isOf = (change: Change) => change.file === file && change.key === key;
      if (!changesOfFile(changed, described).some(isOf)) continue;
      const now = await readFileOf(edits.folder, changed.path);
      const text = withoutChange(changed, key, now);
      texts.set(changed.path, text);
      isThere ||= !areSameBytes(text === null ? null : Buffer.from(text), now);
    }
    if (texts.size === 0) throw notKept();
    if (!isThere) throw new DeskRefusal("invalid", "This is taken back already.");
    return texts;
  };
  return edits.change(filesWithoutIt, { file, key });
}

/** Saves an entry in which the field, of which these words say what is saved, is as it is online. */
export async function undoField(
  edits: Edits,
  { words, ...address }: EntryAddress & { words: string },
): Promise<void> {
  const entry = await edits.entry({ ...address, copyTitle: null });
  const online = entryOf(await edits.base(), { ...address, copyTitle: null });
  const lines = describeEdit([online.value, online.body], [entry.value, entry.body], entry);
  const paths = lines.flatMap(({ path, words: told }) => (path && told === words ? [path] : []));
  if (paths.length === 0) throw notKept();
  const content = paths.reduce(
    (all, path) => replaceAt(all, path, readAt(toContent(online), path)),
    toContent(entry),
  );
  await edits.save({ ...entry, ...fromContent(content, entry.body !== null) });
}

/** Returns a file as it is now, without what was changed in one of its entries. */
function withoutChange(
  { path, before, after }: ChangedFile,
  key: string | null,
  current: Buffer | null,
) {
  let ours = before;
  if (key !== null && before && after && !path.endsWith(".jpg")) {
    const old = readAt(parseFile(path, String(before)).data, [key]);
    const data = replaceAt(parseFile(path, String(after)).data, [key], old);
    ours = Buffer.from(editFile(path, String(after), { data, body: null }));
  }
  return mergeFile(path, { base: after, ours, theirs: current }).bytes;
}

function changesOfFile(changed: ChangedFile, described: ContentDescription): Change[] {
  const { path } = changed;
  if (path.endsWith(".jpg")) return [changeOfPicture(changed, described)];
  try {
    return changesOfText(changed, described);
  } catch {
    return [
      { file: path, key: null, title: path, words: ["This file cannot be read."], fields: [] },
    ];
  }
}

function changeOfPicture(
  { path, before }: ChangedFile,
  { collections }: ContentDescription,
): Change {
  const photos = collections.find(({ name }) => name === "photos")?.entries ?? [];
  const photo = photos.find(({ value }) => (value as { file?: unknown }).file === `./${path}`);
  const { file, key, title } = photo ?? { file: path, key: null, title: "Photograph" };
  return { file, key, title, words: [before ? "Another picture" : "New picture"], fields: [] };
}

function changesOfText(
  { path, before, after }: ChangedFile,
  { collections, choices }: ContentDescription,
): Change[] {
  const parse = (bytes: Buffer | null): FileData =>
    bytes ? parseFile(path, String(bytes)) : { data: undefined, body: null };
  const old = parse(before);
  const now = parse(after);
  const collection = collections.find(
    ({ files }) => files === path || (files.includes("*") && dirname(files) === dirname(path)),
  );
  if (!collection) return [];
  const { entries, schema, named } = collection;
  const keys = entries.some(({ key }) => key !== null)
    ? new Set([...Object.keys(old.data ?? {}), ...Object.keys(now.data ?? {})])
    : [null];
  return [...keys].flatMap((key) => {
    const valueBefore = readAt(old.data, pathOf(key));
    const valueNow = readAt(now.data, pathOf(key));
    const lines = describeEdit([valueBefore, old.body], [valueNow, now.body], { schema, choices });
    if (lines.length === 0) return [];
    const entry = entries.find((each) => each.file === path && each.key === key);
    const title = String(entry?.title ?? readAt(valueBefore, pathOf(named)));
    const words = lines.map((each) => each.words);
    const fields = lines.flatMap((each) => (each.path ? each.words : []));
    return [{ file: path, key, title, words, fields }];
  });
}
