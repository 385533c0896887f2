/**
 * What the desk and the server say to each other of the website. An entry is named by its file
 * below content/, such as "cities/ajax.yaml", and in a file of several entries by its key.
 */
export type EntryAddress = { file: string; key: string | null };

/** Leads to a value in an entry; ["body"] is the Markdown under its head. */
export type Path = readonly (string | number)[];

/** GET /desk/api/website: all of the list screen; read every two seconds while a build runs. */
export type WebsiteList = {
  /** Why the website cannot be edited on this server, and what to do; null where it can be. */
  unavailable: string | null;
  collections: readonly {
    name: string;
    title: string;
    /** Whether entries can be added and removed. */
    canAdd: boolean;
    /** Whether a new entry begins with empty texts, and not as a copy of another. */
    startsEmpty: boolean;
    entries: readonly (ListedEntry & { isChanged: boolean })[];
  }[];
  /** What is saved and not yet published. */
  changes: readonly Change[];
  /** Figures that a change replaced and that stand in other texts, such as a trailer's weight. */
  oldFigures: readonly OldFigure[];
  build: BuildState;
  /** What was published, the newest first, 20 at most. */
  versions: readonly Version[];
};

/** An entry by its title; `text` is the value of a fact. */
export type ListedEntry = EntryAddress & { title: string; text?: string };

/** Changes of an entry, in words such as "Phone: 905 555 0100 → 905 555 0199". */
export type Change = EntryAddress & {
  title: string;
  words: readonly string[];
  /** Those words that are of one field, which can be undone alone while it is not online. */
  fields: readonly string[];
  /** Who saved it last, and when; not of what was published. */
  saver?: { by: string; at: number } | undefined;
};

/** Where a figure stands still, and what it is now; 30 places at most. */
export type OldFigure = { figure: string; now: string; places: readonly SearchHit[] };

export type BuildState =
  | { step: "none" }
  | {
      step: "checking" | "building";
      startedAt: number;
      /** By the server's clock, how long it has taken so far. */
      seconds: number;
    }
  /** A preview is ready; `isUpToDate` is false once something was saved since. */
  | { step: "ready"; isUpToDate: boolean }
  | { step: "published"; at: number }
  | { step: "failed"; problems: readonly Problem[] };

/** What is wrong, in a sentence for the owner, and the field it is about where there is one. */
export type Problem = {
  sentence: string;
  address?: EntryAddress;
  path?: Path;
};

type Version = {
  id: string;
  at: number;
  by: string;
  words: readonly string[];
  isOnline: boolean;
};

/** GET /desk/api/website/versions/…: what a version changed, by entries. */
export type PublishedVersion = {
  changes: readonly Change[];
  /** What putting this version online again changes in what is online. */
  back: readonly string[];
};

/** An entry, or with `copyTitle` a new one under that title, which begins as a copy of it. */
export type FormAddress = EntryAddress & { copyTitle: string | null };

/**
 * GET /desk/api/website/entry?file=…&key=…&copyTitle=…: an entry with the form that edits it.
 * One with `copyTitle` is not saved anywhere yet.
 */
export type EditableEntry = FormAddress & {
  collection: string;
  title: string;
  canRemove: boolean;
  /** What shows it, where pages choose what they show; null where it is a page. */
  shownOn: readonly ListedEntry[] | null;
  /** Lists of other entries that may show it, with the way to each. */
  places: readonly (ListedEntry & { path: Path })[];
  /** Of the entry as it was read; a save of other content with another one is answered 409. */
  hash: string;
  /** As in the file, days as text. */
  value: unknown;
  /** The Markdown under the head of a post, article or notice; null where there is none. */
  body: string | null;
  /** JSON Schema of the input, with title, description, `hidden` and `refersTo`, a collection. */
  schema: FieldSchema;
  /** Entries of the collections that the schema refers to; a picture has an address of the API. */
  choices: Readonly<Record<string, readonly { id: string; title: string; picture?: string }[]>>;
  /** What stands for the words in braces that its texts may have, by their names. */
  placeholders: Readonly<Record<string, string>>;
};

/** The part of JSON Schema that z.toJSONSchema writes for content, and what the forms add. */
export type FieldSchema = {
  type?: "object" | "array" | "string" | "number" | "integer" | "boolean";
  title?: string;
  description?: string;
  properties?: Record<string, FieldSchema>;
  required?: readonly string[];
  additionalProperties?: FieldSchema | boolean;
  items?: FieldSchema;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  minimum?: number;
  enum?: readonly (string | number)[];
  const?: unknown;
  anyOf?: readonly FieldSchema[];
  format?: string;
  pattern?: string;
  /** The collection whose entries this names. */
  refersTo?: string;
  /** How many words a text has, with those that stand for braces; the desk alone holds it. */
  words?: { min: number; max: number };
  /** Whether the owner does not see this field; its value is kept. */
  hidden?: boolean;
};

export type SaveEntry = FormAddress & { hash: string; value: unknown; body: string | null };
/** Where the file has changed since it was read, and where the content check finds something. */
export type Conflict = { error: string; code: "conflict"; theirs: EditableEntry };
export type Refusal = { error: string; code: "invalid"; problems: readonly Problem[] };

/** GET /desk/api/website/search?text=…: fields whose text has these words, 30 at most. */
export type SearchHit = EntryAddress & {
  title: string;
  path: Path;
  field: string;
  excerpt: string;
};
