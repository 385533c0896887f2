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

const cutText =
  'Everything behind # is left out. Put the text into "double quotes"; a note to yourself, into a line of its own.';
const remedy =
  'Compare the line with those beside it: its spaces, its colon, and "double quotes" around a text with a colon or a #, or one that begins with another mark.';

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
  const at = error && placeOf(error, document);
  const cut = findCutText(text);
  // A # before the error is its cause, such as in a list whose bracket it cuts off.
  if (cut !== null && cut < (at ?? text.length))
    throw new Error(`${file}, line ${lineAt(cut)}: ${cutText}`);
  if (error) throw new Error(`${file}, line ${lineAt(Number(at))}: ${error.message}. ${remedy}`);
  try {
    return { data: document.toJS(), lineOf: (path) => lineAt(offsetOf(document.contents, path)) };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}. ${remedy}`);
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

/** Returns where an error is; of a quotation mark that is not closed the parser says the end. */
function placeOf({ code, pos: [place] }: YAMLError, document: Document): number {
  let offset = place;
  if (code === "MISSING_CHAR")
    visit(document, {
      Scalar(_, { range }) {
        if (range && range[0] < place) offset = range[0];
      },
    });
  return offset;
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
