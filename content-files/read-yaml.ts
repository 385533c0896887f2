import { readFileSync } from "node:fs";
import {
  type Document,
  isMap,
  isNode,
  isSeq,
  Lexer,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";

/** Keys and indexes that lead to a value, such as ["hero", "photos", 0]. */
export type Path = readonly PropertyKey[];

/**
 * The data of a YAML text, and a function that returns the line of a value: of the last part of its
 * path that exists.
 */
export type YamlText = { data: unknown; lineOf: (path: Path) => number };

/** What the owner can do, by the parser's error code. */
const remedies: Record<string, string> = {
  TAB_AS_INDENT:
    "A tab stands at the start of this line. Use spaces there, as many as in the lines beside it.",
  BLOCK_AS_IMPLICIT_KEY:
    'Put a text that contains a colon into "double quotes". Where it has none, look at the spaces at the start of this line and of the next.',
  MULTILINE_IMPLICIT_KEY:
    "This line has no colon with a space behind it, or the spaces at its start do not fit. Write it like the lines beside it, as name: text.",
  BAD_INDENT:
    "The spaces at the start of this line do not fit the lines above it, or a bracket that was opened above is not closed. Use as many spaces as in the lines beside it.",
  BAD_SCALAR_START: 'A text that begins with this character has to stand in "double quotes".',
  UNEXPECTED_TOKEN:
    "Something stands behind the closing quotation mark. Put the whole text into one pair of \"double quotes\"; inside 'single quotes', write an apostrophe twice.",
  BLOCK_IN_FLOW:
    "A comma is missing: between brackets, a comma and a space stand between one value and the next.",
  MULTIPLE_DOCS: "A line of three hyphens (---) begins a new document here. Take it out.",
  BAD_DQ_ESCAPE: 'Inside "double quotes", write a backslash twice.',
};
const cutText =
  'Everything behind # is left out. Put the text into "double quotes"; a note to yourself, into a line of its own.';
const remedyOfAll =
  'Compare the line with those beside it: its spaces, its colon, and "double quotes" around a text with a colon or a #.';

/** Reads a YAML file; throws an error with the file, the line and what to do. */
export function readYaml(file: string): YamlText {
  return parseYaml(readContentFile(file), file);
}

/**
 * Returns the text of a file without a byte order mark; throws an error when it is missing,
 * unreadable or not UTF-8.
 */
export function readContentFile(file: string): string {
  const bytes = readBytes(file);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // Zero characters are UTF-16 without a byte order mark.
    if (!text.includes("\0")) return text;
  } catch {
    // Reported below.
  }
  throw new Error(`${file} is not saved as UTF-8. In the editor: Save with Encoding, UTF-8.`);
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      code === "ENOENT"
        ? `${file} is missing. Put it back, for example with: git checkout -- ${file}`
        : `${file} cannot be read (${code}). Look at its permissions.`,
    );
  }
}

/**
 * Parses YAML that begins on the given line of a file; throws an error with the file, the line and
 * what to do.
 */
export function parseYaml(text: string, file: string, firstLine = 1): YamlText {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const [error] = document.errors;
  const problem = error && explain(error, document, text);
  const cut = findCutText(text);
  // A # before the error is its cause, such as in a list whose bracket it cuts off.
  if (cut !== null && cut < (problem?.at ?? text.length))
    throw new Error(`${file}, line ${lineAt(cut)}: ${cutText}`);
  if (problem) throw new Error(`${file}, line ${lineAt(problem.at)}: ${problem.sentence}`);
  try {
    return { data: document.toJS(), lineOf: (path) => lineAt(offsetOf(document.contents, path)) };
  } catch {
    throw new Error(`${file}, line ${lineAt(aliasOffset(document))}: ${remedies.BAD_SCALAR_START}`);
  }
}

/** Returns the offset of a comment after a value: probably an unquoted text with a #. */
function findCutText(text: string): number | null {
  let at = 0;
  for (const part of new Lexer().lex(text)) {
    // The lexer adds control characters between tokens.
    if (!text.startsWith(part, at)) continue;
    if (part.startsWith("#") && text.slice(text.lastIndexOf("\n", at - 1) + 1, at).trim() !== "")
      return at;
    at += part.length;
  }
  return null;
}

function explain(error: YAMLError, document: Document.Parsed, text: string) {
  const [at] = error.pos;
  if (error.code === "DUPLICATE_KEY") {
    const key = /[^:]*/.exec(text.slice(at))?.[0].trim();
    return {
      at,
      sentence: `"${key}" stands here a second time. Give one of the two another name, or remove it.`,
    };
  }
  if (error.code === "MISSING_CHAR" && /closing/.test(error.message))
    return {
      // The parser reports the end of the file.
      at: lastScalarBefore(document, at),
      sentence:
        "A quotation mark opens in this line and is not closed. Close it at the end of the text.",
    };
  return { at, sentence: remedies[error.code] ?? `${error.message}. ${remedyOfAll}` };
}

function lastScalarBefore(document: Document.Parsed, offset: number): number {
  let found = offset;
  visit(document, {
    Scalar(_, { range }) {
      if (range && range[0] < offset) found = range[0];
    },
  });
  return found;
}

function aliasOffset(document: Document.Parsed): number {
  let found = 0;
  visit(document, {
    Alias(_, { range }) {
      found = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return found;
}

function offsetOf(contents: Node | null, path: Path): number {
  let node: unknown = contents;
  let offset = contents?.range?.[0] ?? 0;
  for (const key of path) {
    const pair = isMap(node) ? node.items.find((item) => String(item.key) === String(key)) : null;
    const keyOrItem = isSeq(node) ? node.items[Number(key)] : pair?.key;
    if (!isNode(keyOrItem)) break;
    offset = keyOrItem.range?.[0] ?? offset;
    node = pair ? pair.value : keyOrItem;
  }
  return offset;
}
