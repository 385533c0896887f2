import { dirname } from "node:path";
import { type FileData, parseFile } from "../../../../content-files/edit-file.ts";
import type { ContentDescription } from "../content-description.ts";
import type { Edits } from "../entries/edits.ts";
import { isSame, readFileOf } from "../store/overlay.ts";
import type { Change, EntryAddress } from "../website-api.ts";
import { firstOf, sayChanges, sayDay, sayTextChange } from "./say-changes.ts";

/** What changed in an entry, in words. */
export type EntryChange = EntryAddress & Pick<Change, "title" | "fields"> & { words: string[] };

/** Returns what is saved and not online by entries, the newest first. */
export async function listChanges(edits: Edits): Promise<Change[]> {
  const described = await edits.content();
  const { files, clock, dayOf } = edits.editor;
  const all: Change[] = [];
  for (const [file, { by, at }] of Object.entries(files.readEdits())) {
    const [before, after] = [
      await readFileOf(edits.onlineContent(), file),
      await readFileOf(edits.folder, file),
    ];
    const changes = changesOfFile(file, [before, after], described, dayOf(clock()));
    all.push(...changes.map((change) => ({ changedFiles: [file], ...change, by, at })));
  }
  return byEntry(all.sort((a, b) => b.at - a.at)).map((changes) => ({
    ...(changes[0] as Change),
    changedFiles: changes.flatMap(({ changedFiles }) => changedFiles),
    words: changes.flatMap(({ words }) => words),
    fields: changes.flatMap(({ fields }) => fields),
  }));
}

/** Returns changes by their entries: a photograph's picture and its words are in two files. */
export const byEntry = <Each extends EntryAddress>(changes: readonly Each[]): Each[][] => [
  ...Map.groupBy(changes, ({ file, key }) => `${file} ${key}`).values(),
];

/** Returns what changed between two texts of a file, by entries; null is no file. */
export function changesOfFile(
  file: string,
  texts: readonly [before: Buffer | null, after: Buffer | null],
  described: ContentDescription,
  today: string,
): EntryChange[] {
  if (isSame(...texts)) return [];
  if (file.endsWith(".jpg")) return [changeOfPicture(file, texts[0] !== null, described)];
  return changesOfText(file, texts, described, today);
}

function changeOfPicture(
  file: string,
  wasThere: boolean,
  { collections }: ContentDescription,
): EntryChange {
  const photos = collections.find(({ name }) => name === "photos")?.entries ?? [];
  const photo = photos.find(({ value }) => (value as { file?: unknown }).file === `./${file}`);
  const { title, ...address } = photo ?? { file, key: null, title: "Photograph" };
  const words = [wasThere ? "Another picture" : "New picture"];
  return { file: address.file, key: address.key, title, words, fields: [{ field: null, words }] };
}

function changesOfText(
  file: string,
  texts: readonly (Buffer | null)[],
  { collections, choices }: ContentDescription,
  today: string,
): EntryChange[] {
  const [old, now] = texts.map((bytes) =>
    bytes ? parseFile(file, String(bytes)) : { data: undefined, body: null },
  ) as [FileData, FileData];
  const collection = collections.find(
    ({ files }) => files === file || (files.includes("*") && dirname(files) === dirname(file)),
  );
  if (!collection) return [];
  const { entries, schema, name, named } = collection;
  const keys = entries.some(({ key }) => key !== null)
    ? new Set([...Object.keys(old.data ?? {}), ...Object.keys(now.data ?? {})])
    : [null];
  return [...keys].flatMap((key) => {
    const [one, other] = [at(old.data, key), at(now.data, key)];
    const fields = [...sayChanges(one, other, { schema, choices })];
    if (one !== undefined && other !== undefined && old.body !== now.body)
      fields.push({ field: "body", before: old.body, words: sayTextChange(old.body, now.body) });
    const last = fields.pop();
    if (!last) return [];
    fields.push({ ...last, words: [...last.words, ...sayDay(name, other, today)] });
    const known = entries.find((each) => each.file === file && each.key === key);
    const words = firstOf(fields.flatMap((each) => each.words));
    return [{ file, key, title: String(known?.title ?? at(one, named)), words, fields }];
  });
}

/** Returns an entry's data in a file of several, or all data of its own file. */
const at = (data: unknown, key: string | null) =>
  key === null ? data : (data as Record<string, unknown> | null)?.[key];
