import { editFile, parseFile } from "../../../../content-files/edit-file.ts";
import type { Edits } from "../entries/edits.ts";
import { withEntry } from "../entries/entries.ts";
import { readKept } from "../store/kept-files.ts";
import { mergeFile, type Overlay, readFileOf } from "../store/overlay.ts";
import type { StoredVersion } from "../store/website-files.ts";
import type { EntryAddress, PublishedVersion } from "../website-api.ts";
import { WebsiteRefusal } from "../website-refusal.ts";
import { byEntry, changesOfFile, type EntryChange } from "./list-changes.ts";

type Sides = { before: Buffer | null; after: Buffer | null };
/** What a version changed in an entry, in one file: in words, and the file without it. */
type Part = EntryChange & { path: string; undone: Buffer | null; back: string[] };

/** Returns what a version changed, what undoing each changes, and what putting it online does. */
export async function readPublished(edits: Edits, id: string): Promise<PublishedVersion> {
  const { version, before, online } = findVersion(edits, id);
  const parts = before ? await partsOf(edits, before, version) : [];
  const say = await sayer(edits);
  return {
    changes: byEntry(parts).map((parts) => {
      const [{ file, key, title }] = parts as [Part];
      const [words, back] = [parts.flatMap((one) => one.words), parts.flatMap((one) => one.back)];
      return { file, key, title, words, back };
    }),
    back: differences(edits, online, version)
      .flatMap(([path, sides]) => say(path, sides))
      .flatMap(({ title, words }) => words.map((word) => `${title}: ${word}`)),
  };
}

/** Saves an entry without what a version changed in it; what others changed since stays. */
export function undoChange(
  edits: Edits,
  { version: id, file, key }: EntryAddress & { version: string },
  by: string,
): Promise<void> {
  return edits.inTurn(async () => {
    const { version, before } = findVersion(edits, id);
    const parts = before ? await partsOf(edits, before, version) : [];
    const own = parts.filter((part) => part.file === file && part.key === key);
    if (own.length === 0) throw notKept();
    await edits.put(new Map(own.map(({ path, undone }) => [path, undone])), by, { file, key });
  });
}

const notKept = () => new WebsiteRefusal("not-found", "This version is not kept any more.");

/** Returns a version, the one before it where that is kept, and the one that is online. */
function findVersion({ editor }: Edits, id: string) {
  const versions = editor.files.listVersions();
  const at = versions.findIndex((version) => version.id === id);
  const [version, online] = [versions[at], versions[0]];
  if (!version || !online) throw notKept();
  return { version, before: versions[at + 1], online };
}

/** Returns what says in words what changed in a file. */
async function sayer(edits: Edits) {
  const [described, { clock, dayOf }] = [await edits.content(), edits.editor];
  return (path: string, { before, after }: Sides) =>
    changesOfFile(path, [before, after], described, dayOf(clock()));
}

async function partsOf(edits: Edits, from: StoredVersion, to: StoredVersion): Promise<Part[]> {
  const say = await sayer(edits);
  const parts: Part[] = [];
  for (const [path, sides] of differences(edits, from, to)) {
    const now = await readFileOf(edits.folder, path);
    for (const change of say(path, sides)) {
      const undone = without(path, sides, change.key, now);
      const back = say(path, { before: now, after: undone }).flatMap(({ words }) => words);
      parts.push({ ...change, path, undone, back });
    }
  }
  return parts;
}

/** Returns the files that differ between two versions; without those of which a text is lost. */
function differences({ editor }: Edits, from: StoredVersion, to: StoredVersion) {
  const read = (name: string | null, path: string) =>
    name === null ? null : readKept(editor.files.folder, name, path);
  // What only one of them names is in the other as the release has it.
  const textIn = (own: Overlay, other: Overlay, path: string) =>
    (own[path] ? own[path].ours : other[path]?.base) ?? null;
  return Object.keys({ ...from.files, ...to.files }).flatMap((path): [string, Sides][] => {
    const [before, after] = [
      textIn(from.files, to.files, path),
      textIn(to.files, from.files, path),
    ];
    if (before === after) return [];
    try {
      return [[path, { before: read(before, path), after: read(after, path) }]];
    } catch {
      return [];
    }
  });
}

/** Returns a file as it is now, without what was changed in one of its entries. */
function without(path: string, { before, after }: Sides, key: string | null, now: Buffer | null) {
  let ours = before;
  if (key !== null && before && after && !path.endsWith(".jpg")) {
    const [old, made] = [before, after].map((bytes) => parseFile(path, String(bytes)).data);
    const data = withEntry(made, key, (old as Record<string, unknown>)[key]);
    ours = Buffer.from(editFile(path, String(after), { data, body: null }));
  }
  const { bytes } = mergeFile(path, { base: after, ours, theirs: now });
  return bytes === null ? null : Buffer.from(bytes);
}
