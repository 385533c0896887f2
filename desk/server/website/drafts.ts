import { cpSync, existsSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { editFile, type FileData, parseFile } from "../../../content-files/edit-file.ts";
import type {
  ContentDescription,
  ContentFinding,
  DescribedCollection,
} from "./content-description.ts";
import {
  canRead,
  hashOf,
  isEditable,
  isSame,
  keepFile,
  largestOf,
  layOver,
  readFileOf,
  writeWhole,
} from "./overlay.ts";
import { runProgram } from "./run-program.ts";
import { sayChanges, sayDay, sayTextChange } from "./say-changes.ts";
import { searchTexts } from "./search-texts.ts";
import type {
  Change,
  Entry,
  EntryAddress,
  FieldSchema,
  FormAddress,
  Problem,
  SaveEntry,
} from "./website-api.ts";
import type { Draft, WebsiteFiles } from "./website-files.ts";
import { WebsiteRefusal } from "./website-refusal.ts";

const describeTimeout = 50_000;
const mostPhotos = 400;
/** Files that are saved and not published. */
const mostFiles = 500;
const idForm = /^[a-z0-9-]{1,60}$/;

export type DraftDeps = {
  describeFolder: (contentFolder: string) => Promise<ContentDescription>;
  files: WebsiteFiles;
  /** The folder of the content that is online. */
  onlineContent: () => string;
  /** Ids of units that have bookings and are not in a content folder's fleet. */
  missingUnits: (contentFolder: string) => Promise<string[]>;
  now: () => number;
  /** The day where the business is, such as 2026-11-25. */
  dayOf: (moment: number) => string;
};

/** Where a photograph is stored; one that is new takes the place of no other. */
export type PhotoAddress = { id: string; isNew?: boolean };

/** The record that leads from an entry of a file to its data: itself, or the file's key. */
const at = (data: unknown, key: string | null) =>
  key === null ? data : (data as Record<string, unknown> | null)?.[key];

/** Returns what reads and changes the draft: what is online with the saved changes over it. */
export function openDrafts(deps: DraftDeps) {
  const { describeFolder, files, onlineContent, missingUnits, now, dayOf } = deps;
  const folder = join(files.folder, "working");
  let described: Promise<ContentDescription> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  /** Runs one change after the other. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };

  /** Describes what is saved now; the answer is kept until something changes. */
  const content = (): Promise<ContentDescription> => {
    described ??= (async () => {
      rmSync(folder, { recursive: true, force: true });
      cpSync(onlineContent(), folder, { recursive: true });
      for (const [path, { hers, base }] of Object.entries(files.readDraft())) {
        const [entry, kept] = [{ [path]: { hers, base } }, [hers, base]];
        try {
          layOver(entry, files.folder, folder, { hersWins: true });
        } catch (error) {
          if (kept.every((name) => name === null || canRead(files.folder, name, path))) throw error;
          files.setAside(path, error);
        }
      }
      return describeFolder(folder);
    })();
    described.catch(() => drafts.forget());
    return described;
  };

  const textOf = (file: string) => {
    const bytes = isEditable(file) ? readFileOf(folder, file) : null;
    return bytes && String(bytes);
  };

  const drafts = {
    content,
    folder,
    /** Has the content described again, after something else was put online. */
    forget() {
      described = null;
    },
    inTurn,

    /** Returns an entry as it is saved, or an unsaved copy of it under a new title. */
    async entry({ file, key, copyTitle }: FormAddress): Promise<Entry> {
      const { collections, choices, shownOn, placeholders } = await content();
      const text = textOf(file);
      for (const collection of collections) {
        const entry = collection.entries.find((one) => one.file === file && one.key === key);
        if (!entry || text === null) continue;
        const { name, schema, canAdd, named, startsEmpty } = collection;
        if (copyTitle !== null) addressOfNew(collection, entry, copyTitle);
        // What is added is hers, though it begins as a copy of a sample.
        const { sample: _, ...copied } = entry.value as Record<string, unknown>;
        const own = startsEmpty ? emptied(copied, schema.required) : copied;
        return {
          ...entry,
          ...(copyTitle !== null &&
            named && { title: copyTitle, value: { ...own, [named]: copyTitle } }),
          copyTitle,
          canRemove: canAdd && copyTitle === null,
          shownOn: key !== null && shownOn[name] ? (shownOn[name][key] ?? []) : null,
          collection: name,
          hash: hashOf(text),
          schema,
          choices,
          placeholders,
        };
      }
      throw new WebsiteRefusal("not-found", "This is not there any more.");
    },

    save: ({ file, key, copyTitle, hash, value, body }: SaveEntry, by: string): Promise<Entry> =>
      inTurn(async () => {
        const entry = await drafts.entry({ file, key, copyTitle });
        if (copyTitle === null) refuseStale(entry, hash);
        const kept = keepHidden(entry.schema, entry.value, value);
        if (file === "business.yaml") fitPhoneLink(entry.value, kept);
        if (file === "notice.yaml") refusePastNotice(kept, dayOf(now()));
        if (copyTitle !== null && isDeepStrictEqual([kept, body], [entry.value, entry.body]))
          throw new WebsiteRefusal(
            "invalid",
            `This says the same as what it was copied from. Write what is true of ${copyTitle}.`,
          );
        const { collections } = await content();
        const collection = collections.find(({ name }) => name === entry.collection);
        const to =
          copyTitle === null
            ? { file, key }
            : addressOfNew(collection as DescribedCollection, entry, copyTitle);
        const edit = (data: unknown) => ({ data: put(data, to.key, kept), body });
        await change(to.file, by, to, edit, file);
        return drafts.entry({ ...to, copyTitle: null });
      }),

    remove: ({ file, key, hash }: EntryAddress & { hash: string }, by: string): Promise<void> =>
      inTurn(async () => {
        const entry = await drafts.entry({ file, key, copyTitle: null });
        if (!entry.canRemove)
          throw new WebsiteRefusal(
            "invalid",
            "This is a part of every site and cannot be removed.",
          );
        refuseStale(entry, hash);
        await change(file, by, { file, key }, (data) =>
          key === null ? null : { data: put(data, key, undefined), body: null },
        );
      }),

    /** Drops what is saved of some files. */
    discard: (dropped: readonly string[]): Promise<void> =>
      inTurn(async () => {
        const saved = Object.entries(files.readDraft());
        const left = saved.filter(([file]) => !dropped.includes(file));
        if (left.length === saved.length)
          throw new WebsiteRefusal("not-found", "Nothing of this is saved.");
        files.writeDraft(Object.fromEntries(left));
        drafts.forget();
      }),

    /** Stores a photograph that was converted, and its entry where the id is new. */
    savePhoto: ({ id, isNew }: PhotoAddress, jpeg: Buffer, by: string): Promise<EntryAddress> =>
      inTurn(async () => {
        const { collections } = await content();
        const photos = collections.find(({ name }) => name === "photos") as DescribedCollection;
        const known = photos.entries.find(({ key }) => key === id);
        if (known && isNew)
          throw new WebsiteRefusal(
            "invalid",
            "There is a photograph of this title already. Choose another title, or open that one and replace its picture.",
          );
        if (!known && photos.entries.length >= mostPhotos)
          throw new WebsiteRefusal(
            "invalid",
            `There are ${mostPhotos} photographs already. Remove one first.`,
          );
        const picture = known ? pictureOf(known.value) : `photos/${id}.jpg`;
        await store(picture, jpeg, by);
        const address = { file: "photos.yaml", key: id };
        if (!known)
          await change(address.file, by, null, (data) => ({
            data: put(data, id, {
              file: `./${picture}`,
              alt: id.replaceAll("-", " "),
              focus: { left: 50, top: 50 },
            }),
            body: null,
          }));
        drafts.forget();
        return address;
      }),

    /** Returns the file of a photograph, as it is saved. */
    async photo(id: string): Promise<string> {
      const { value } = await drafts.entry({ file: "photos.yaml", key: id, copyTitle: null });
      const picture = join(folder, pictureOf(value));
      if (!existsSync(picture))
        throw new WebsiteRefusal("not-found", "There is no such photograph.");
      return picture;
    },

    /** Returns what is wrong with a content folder's fleet: units that have bookings are gone. */
    async unitProblems(content: string): Promise<Problem[]> {
      const missing = await missingUnits(content);
      if (missing.length === 0) return [];
      const sentence = `${missing.join(", ")} has bookings and stays in the fleet until they are over.`;
      return [{ sentence, address: { file: "fleet.yaml", key: null }, path: ["units"] }];
    },

    search: async (text: string) => searchTexts(await content(), text),

    /** Returns what is saved and not online by entries, the newest first. */
    async changes(): Promise<Change[]> {
      const described = await content();
      const all = Object.entries(files.readDraft())
        .flatMap(([file, { by, at: when }]) =>
          changesOf(file, described, dayOf(now())).map((change) => ({
            ...{ changedFiles: [file], ...change, by, at: when },
          })),
        )
        .sort((a, b) => b.at - a.at);
      // A photograph's picture and its words are in two files.
      return [...Map.groupBy(all, ({ file, key }) => `${file} ${key}`).values()].map((changes) => ({
        ...(changes[0] as Change),
        changedFiles: changes.flatMap(({ changedFiles }) => changedFiles),
        words: changes.flatMap(({ words }) => words),
      }));
    },
  };
  return drafts;

  function changesOf(file: string, { collections, choices }: ContentDescription, today: string) {
    const [before, after] = [readFileOf(onlineContent(), file), readFileOf(folder, file)];
    if (isSame(before, after)) return [];
    if (file.endsWith(".jpg")) {
      const photos = collections.find(({ name }) => name === "photos")?.entries ?? [];
      const photo = photos.find(({ value }) => (value as { file?: unknown }).file === `./${file}`);
      const { title, ...address } = photo ?? { file, key: null, title: "Photograph" };
      const words = [before ? "Another picture" : "New picture"];
      return [{ file: address.file, key: address.key, title, words }];
    }
    const [old, now] = [before, after].map((bytes) =>
      bytes ? parseFile(file, String(bytes)) : { data: undefined, body: null },
    ) as [FileData, FileData];
    const collection = collections.find(
      ({ files: names }) =>
        names === file || (names.includes("*") && dirname(names) === dirname(file)),
    );
    if (!collection) return [];
    const isList = collection.entries.some(({ key }) => key !== null);
    const keys = isList
      ? [...new Set([...Object.keys(old.data ?? {}), ...Object.keys(now.data ?? {})])]
      : [null];
    return keys.flatMap((key) => {
      const [one, other] = [at(old.data, key), at(now.data, key)];
      const words = sayChanges(one, other, { schema: collection.schema, choices });
      if (one !== undefined && other !== undefined && old.body !== now.body)
        words.push(...sayTextChange(old.body, now.body));
      if (words.length > 0) words.push(...sayDay(collection.name, other, today));
      if (words.length === 0) return [];
      const known = collection.entries.find((each) => each.file === file && each.key === key);
      const title = known?.title ?? at(one, collection.named);
      return [{ file, key, title: String(title), words }];
    });
  }

  /**
   * Writes a file anew, keeps it in the draft, and describes the content again. Takes everything
   * back where the content check finds something in the entry, or something new elsewhere; a new
   * entry, which is a copy, may be wrong at first.
   */
  async function change(
    file: string,
    by: string,
    address: EntryAddress | null,
    edit: (data: unknown) => FileData | null,
    templateFile = file,
  ): Promise<void> {
    const earlier = await content();
    const before = textOf(file);
    // A comment of the file that is copied is about another entry.
    const copied = file.endsWith(".md")
      ? textOf(templateFile)
      : textOf(templateFile)?.replace(/^#.*\n/gm, "");
    const template = before ?? copied ?? null;
    if (!isEditable(file) || template === null)
      throw new WebsiteRefusal("not-found", "This is not there.");
    let next: string | null;
    try {
      const edited = edit(parseFile(file, template).data);
      next = edited && editFile(file, template, edited);
    } catch (error) {
      throw new WebsiteRefusal("invalid", (error as Error).message);
    }
    if (next === before) return;
    const put = (text: string | null) =>
      text === null
        ? rmSync(join(folder, file), { force: true })
        : writeWhole(join(folder, file), text, true);
    try {
      put(next);
      const later = await describeFolder(folder);
      const known = new Set(earlier.findings.map((finding) => JSON.stringify(finding)));
      const found = later.findings.filter(
        (finding) => address && (isOf(finding, address) || !known.has(JSON.stringify(finding))),
      );
      const problems = problemsOf(found);
      if (file === "fleet.yaml") problems.push(...(await drafts.unitProblems(folder)));
      if (problems[0]) throw new WebsiteRefusal("invalid", problems[0].sentence, { problems });
      await store(file, next, by);
      described = Promise.resolve(later);
    } catch (error) {
      put(before);
      throw error;
    }
  }

  /** Keeps a file in the draft, based on what is online; one that equals it leaves the draft. */
  async function store(file: string, bytes: string | Buffer | null, by: string): Promise<void> {
    const base = readFileOf(onlineContent(), file);
    const { [file]: _, ...draft }: Draft = files.readDraft();
    const isOnline = isSame(bytes === null ? null : Buffer.from(bytes), base);
    if (Buffer.byteLength(bytes ?? "") > largestOf(file) || Object.keys(draft).length >= mostFiles)
      throw new WebsiteRefusal("invalid", "This is more than can be kept. Publish what is saved.");
    if (!isOnline)
      draft[file] = {
        hers: keepFile(files.folder, bytes),
        base: keepFile(files.folder, base),
        by,
        at: now(),
      };
    files.writeDraft(draft);
  }
}

/** Returns the path of a photograph below content/. */
function pictureOf(value: unknown): string {
  const path = String((value as { file: unknown }).file).replace(/^\.\//, "");
  if (!isEditable(path)) throw new WebsiteRefusal("invalid", "This photograph is not of the desk.");
  return path;
}

function refuseStale(theirs: Entry, hash: string): void {
  if (theirs.hash === hash) return;
  const sentence = "Somebody else has changed this since you opened it.";
  throw new WebsiteRefusal("conflict", sentence, { theirs });
}

/** A notice whose last day is over is shown nowhere, and nobody would be told. */
function refusePastNotice(value: unknown, today: string): void {
  const { text, lastDay } = value as { text?: unknown; lastDay?: unknown };
  if (!text || typeof lastDay !== "string" || lastDay >= today) return;
  const sentence = "This day is over: the notice would not show.";
  const address = { file: "notice.yaml", key: null };
  const problems: Problem[] = [{ sentence, address, path: ["lastDay"] }];
  throw new WebsiteRefusal("invalid", sentence, { problems });
}

/** Returns where a copy of an entry is saved under a title; throws where it cannot be. */
function addressOfNew(
  { name, canAdd, named, files, entries }: DescribedCollection,
  copied: EntryAddress,
  title: string,
): EntryAddress {
  if (!canAdd || !named || name === "photos")
    throw new WebsiteRefusal("not-found", "Nothing can be added here.");
  const id = idOf(title);
  if (!idForm.test(id) || id.startsWith("-"))
    throw new WebsiteRefusal("invalid", "Write a title with letters or digits.");
  const address =
    copied.key === null
      ? { file: files.replace("*", id), key: null }
      : { file: copied.file, key: id };
  if (entries.some((one) => one.file === address.file && one.key === address.key))
    throw new WebsiteRefusal("invalid", "There is one of this title already. Choose another.");
  return address;
}

const isOf = (finding: ContentFinding, { file, key }: EntryAddress) =>
  finding.files.includes(file) && (finding.key === key || finding.key === null);

/** Returns findings as the desk shows them. */
export const problemsOf = (findings: readonly ContentFinding[]): Problem[] =>
  findings.map(({ sentence, files: [file], key, path }) => ({
    sentence,
    ...(file && { address: { file, key }, ...(path.length > 0 && { path }) }),
  }));

/** Has a content folder described by a program of the release; throws where it fails. */
export async function describeContent(
  root: string,
  env: NodeJS.ProcessEnv,
  folder: string,
): Promise<ContentDescription> {
  const words = ["scripts/website/describe-content.ts", folder];
  return runProgram(root, words, { limit: describeTimeout, env });
}

/** Returns an entry's fields with empty texts; a text that may be left out is left out. */
const emptied = (entry: Record<string, unknown>, required: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(entry)
      .filter(([key, value]) => typeof value !== "string" || required.includes(key))
      .map(([key, value]) => [key, typeof value === "string" ? "" : value]),
  );

/** Returns data with another value of an entry; undefined takes the key out. */
function put(data: unknown, key: string | null, value: unknown): unknown {
  if (key === null) return value;
  const { [key]: _, ...others } = data as Record<string, unknown>;
  return value === undefined ? others : { ...(data as object), [key]: value };
}

/** Returns a value with the fields that the owner does not see as they were. */
function keepHidden(schema: FieldSchema, before: unknown, after: unknown): unknown {
  if (schema.hidden) return before;
  const isMap = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isMap(before) || !isMap(after) || !schema.properties) return after;
  const kept = { ...after };
  for (const [name, field] of Object.entries(schema.properties)) {
    const value = keepHidden(field, before[name], after[name]);
    if (value !== undefined) kept[name] = value;
    else delete kept[name];
  }
  return kept;
}

/** Has the link of the phone number dial what visitors read. */
function fitPhoneLink(before: unknown, after: unknown): void {
  const [old, now] = [before, after] as { phone?: unknown; phoneLink?: unknown }[];
  const digits = (phone: unknown) => String(phone).replace(/\D/g, "");
  if (!old || !now || isDeepStrictEqual(old.phone, now.phone)) return;
  const country = String(old.phoneLink).slice(0, -digits(old.phone).length);
  now.phoneLink = country + digits(now.phone);
}

/** Returns the id of a title, such as garden-wedding. */
const idOf = (title: string): string =>
  title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, "")
    .split(/[ -]+/)
    .filter(Boolean)
    .join("-")
    .slice(0, 60)
    .replace(/-$/, "");
