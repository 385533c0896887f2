import { runProgram } from "./run-program.ts";
import type { EditableEntry, FieldSchema, ListedEntry, Path } from "./website-api.ts";

/** What the content program says of a content folder: scripts/website/describe-content.ts. */
export type ContentDescription = {
  collections: readonly DescribedCollection[];
  findings: readonly ContentFinding[];
  /** Entries that fields refer to, by their collection. */
  choices: EditableEntry["choices"];
  /** What names an entry that fields refer to, by its collection and id. */
  shownOn: Readonly<Record<string, Readonly<Record<string, readonly ListedEntry[]>>>>;
  /** What stands for the words in braces that any text may have, by their names. */
  placeholders: Readonly<Record<string, string>>;
  /** Days on which the site changes by itself, such as an article's day. */
  days: readonly string[];
};

export type DescribedCollection = {
  name: string;
  title: string;
  canAdd: boolean;
  /** Whether a new entry begins with empty texts, and not as a copy of another. */
  startsEmpty: boolean;
  /** Keys of entries that cannot be removed. */
  kept: readonly string[];
  /** The file, or a pattern of the folder's files. */
  files: string;
  /** Field of an entry that names it. */
  named: string | null;
  schema: FieldSchema;
  entries: readonly DescribedEntry[];
};

type DescribedEntry = ListedEntry & { value: unknown; body: string | null };

export type ContentFinding = {
  sentence: string;
  files: readonly string[];
  key: string | null;
  path: Path;
};

/** How long a description may take, in milliseconds; the desk waits for it. */
const maxDescriptionTime = 50_000;

/** Has a content folder described by a program of the release; throws where it fails. */
export const runDescription = (
  root: string,
  env: NodeJS.ProcessEnv,
  folder: string,
): Promise<ContentDescription> =>
  runProgram(root, ["scripts/website/describe-content.ts", folder], {
    timeout: maxDescriptionTime,
    env,
  });
