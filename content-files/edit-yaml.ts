import { isDeepStrictEqual } from "node:util";
import {
  Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

/** The longest line that is written, in characters; a longer text is folded. */
const lineWidth = 120;

/**
 * Returns a YAML text that reads as `wanted`, changed only where it read otherwise: comments, order
 * and folding stay. Throws a sentence where no text reads back as it should.
 */
export function editYaml(text: string, wanted: unknown): string {
  const document = parseDocument(text, { prettyErrors: false });
  refuseReferences(document);
  if (isDeepStrictEqual(document.toJS(), wanted)) return text;
  for (const isQuoted of [false, true]) {
    const edited = writerOf(document, text, isQuoted)(wanted);
    const again = parseDocument(edited, { prettyErrors: false });
    if (again.errors.length === 0 && isDeepStrictEqual(again.toJS(), wanted)) return edited;
  }
  throw new Error("This text has characters that cannot be saved. Type them another way.");
}

/** Refuses what makes one place of a file change another, or names a type. */
function refuseReferences(document: Document.Parsed): void {
  visit(document, {
    Node(_, node) {
      if (isAlias(node) || node.anchor || node.tag)
        throw new Error(
          "This file uses anchors or tags of YAML, which cannot be edited here. Ask a programmer.",
        );
    },
  });
}

type Range = { start: number; end: number };

/** Returns what writes the text of a parsed document for the wanted data. */
function writerOf(document: Document.Parsed, text: string, isQuoted: boolean) {
  return (wanted: unknown): string => {
    const root = document.contents;
    if (!root || !keepsForm(root, wanted)) return `${fresh(wanted, 0)}\n`;
    const { start, end } = rangeOf(root);
    return text.slice(0, start) + write(root, wanted, 0) + text.slice(end);
  };

  /** Returns where a value is written, without the line end behind it. */
  function rangeOf(node: Node): Range {
    const [start, valueEnd] = node.range ?? [0, 0];
    const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
    if (last)
      return { start, end: rangeOf((isPair(last) ? (last.value ?? last.key) : last) as Node).end };
    return { start, end: start + text.slice(start, valueEnd).trimEnd().length };
  }

  /** Returns a value's text; `indent` is the column of its key or hyphen. */
  function write(node: Node, wanted: unknown, indent: number, inFlow = false): string {
    const { start, end } = rangeOf(node);
    const source = text.slice(start, end);
    if (isDeepStrictEqual(node.toJS(document), wanted)) return source;
    if (isScalar(node)) return writeScalar(node, source, wanted, indent, inFlow);
    if (isCollection(node) && node.flow)
      return writeFlow(node as YAMLMap<Node, Node> | YAMLSeq<Node>, wanted, indent);
    if (isMap(node)) return writeMap(node as YAMLMap<Node, Node>, wanted as object);
    return writeList(node as YAMLSeq<Node>, wanted as unknown[]);
  }

  function writeMap(map: YAMLMap<Node, Node>, wanted: object): string {
    const values = new Map<string, unknown>(Object.entries(wanted));
    const ranges = map.items.map((pair) => ({
      start: rangeOf(pair.key).start,
      end: rangeOf(pair.value ?? pair.key).end,
    }));
    const column = columnOf(ranges[0]?.start ?? 0);
    const kept = map.items.flatMap((pair, index) => {
      const key = String((pair.key as Scalar).value);
      if (!values.has(key)) return [];
      return { key, index, text: writePair(pair as Pair, key, values.get(key), column) };
    });
    const order = kept.map(({ key }) => key);
    let before = -1;
    for (const key of values.keys()) {
      const at = order.indexOf(key);
      if (at < 0) order.splice(before + 1, 0, key);
      before = at < 0 ? before + 1 : at;
    }
    return join(
      ranges,
      column,
      order.map(
        (key) =>
          kept.find((one) => one.key === key) ?? {
            text: fresh({ [key]: values.get(key) }, column),
          },
      ),
    );
  }

  type Pair = { key: Node; value: Node | null };

  function writePair({ key, value }: Pair, name: string, wanted: unknown, column: number) {
    if (!value || !keepsForm(value, wanted)) return fresh({ [name]: wanted }, column);
    const from = rangeOf(key).start;
    return text.slice(from, rangeOf(value).start) + write(value, wanted, column);
  }

  function writeList(list: YAMLSeq<Node>, wanted: unknown[]): string {
    const ranges = list.items.map((item) => ({
      start: text.lastIndexOf("-", rangeOf(item).start - 1),
      end: rangeOf(item).end,
    }));
    const column = columnOf(ranges[0]?.start ?? 0);
    const old = list.items.map((item) => item.toJS(document));
    const left = new Set(old.keys());
    const take = (fits: (index: number) => boolean) => {
      const index = [...left].find(fits);
      if (index !== undefined) left.delete(index);
      return index;
    };
    // An item that stands somewhere else keeps its text; what is left over was changed in place.
    const moved = wanted.map((value) => take((index) => isDeepStrictEqual(old[index], value)));
    const parts = wanted.map((value, position) => {
      const index = moved[position] ?? take((one) => keepsForm(list.items[one] as Node, value));
      if (index === undefined) return { text: fresh([value], column) };
      const item = list.items[index] as Node;
      const hyphen = text.slice(ranges[index]?.start, rangeOf(item).start);
      return { index, text: hyphen + write(item, value, column) };
    });
    return join(ranges, column, parts);
  }

  /** Joins items with the comments that stand above them. */
  function join(
    ranges: Range[],
    column: number,
    parts: { index?: number; text: string }[],
  ): string {
    const gapBefore = (index = 0) =>
      index > 0 ? text.slice(ranges[index - 1]?.end, ranges[index]?.start) : null;
    const lastGap = gapBefore(ranges.length - 1) ?? "\n";
    const plainGap = `${/^\r?\n(\r?\n)?/.exec(lastGap)?.[0] ?? "\n"}${" ".repeat(column)}`;
    return parts
      .map((part, position) =>
        position === 0
          ? (gapBefore(part.index) ?? "").trimStart() + part.text
          : (gapBefore(part.index) ?? plainGap) + part.text,
      )
      .join("");
  }

  function columnOf(offset: number): number {
    return offset - (offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1);
  }

  /** Writes what stands between brackets or braces, in as many lines as before. */
  function writeFlow(
    node: YAMLMap<Node, Node> | YAMLSeq<Node>,
    wanted: unknown,
    indent: number,
  ): string {
    const isList = isSeq(node);
    const entries = Object.entries(wanted as object);
    const old = isList ? node.items : node.items.map(({ value }) => value);
    const keys = isList ? [...old.keys()].map(String) : node.items.map(({ key }) => String(key));
    const isSame = isDeepStrictEqual(keys.toSorted(), entries.map(([key]) => key).toSorted());
    const { start, end } = rangeOf(node);
    if (isSame && keys.length > 0) {
      const parts = keys.map((key, index) => {
        const item = old[index] as Node;
        const value = (wanted as Record<string, unknown>)[key];
        const next = keepsForm(item, value) ? write(item, value, indent, true) : flow(value);
        const from = index === 0 ? start : rangeOf(old[index - 1] as Node).end;
        return text.slice(from, rangeOf(item).start) + next;
      });
      return parts.join("") + text.slice(rangeOf(old.at(-1) as Node).end, end);
    }
    const isInLines = text.slice(start, end).includes("\n") && entries.length > 0;
    if (!isList || !isInLines) return flow(wanted);
    const pad = " ".repeat(indent + 2);
    const lines = entries.map(([, value]) => `${pad}  ${flow(value)},\n`);
    return `[\n${lines.join("")}${pad}]`;
  }

  function writeScalar(
    node: Scalar,
    source: string,
    wanted: unknown,
    indent: number,
    inFlow: boolean,
  ): string {
    if (inFlow) return flow(wanted, node.type);
    if (node.type === Scalar.BLOCK_FOLDED && typeof wanted === "string" && !isQuoted) {
      const folded = refold(source, wanted);
      if (folded !== null) return folded;
    }
    return fresh({ k: wanted }, indent, node.type ?? undefined).slice("k: ".length);
  }

  /** Returns new lines in block style, the first one without its indentation. */
  function fresh(value: unknown, indent: number, type?: Scalar.Type): string {
    const width = isQuoted ? 0 : Math.max(lineWidth - indent, 40);
    const lines = print(value, type, { lineWidth: type === Scalar.PLAIN ? 0 : width });
    return lines.replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(indent)}`);
  }

  /** Returns a value in one line. */
  function flow(value: unknown, type?: Scalar.Type): string {
    const isText = typeof value === "string";
    // In a list, so that what would end an item is quoted.
    const printed = print([value], isText ? type : undefined, { lineWidth: 0 }, true);
    return printed.slice(1, -1).trim();
  }

  function print(value: unknown, type: Scalar.Type | undefined, options: object, inFlow = false) {
    const made = new Document(value, { aliasDuplicateObjects: false });
    if (inFlow && isCollection(made.contents)) made.contents.flow = true;
    visit(made, {
      Scalar(at, node) {
        if (at !== "key" && typeof node.value === "string")
          node.type = typeOf(node.value, inFlow, type);
      },
    });
    return made
      .toString({
        ...options,
        flowCollectionPadding: !inFlow,
        blockQuote: !inFlow && !isQuoted,
        doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
      })
      .replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`)
      .trimEnd();
  }

  function typeOf(value: string, inFlow: boolean, type?: Scalar.Type): Scalar.Type {
    if (isQuoted || control.test(value)) return Scalar.QUOTE_DOUBLE;
    if (type?.startsWith("BLOCK") && !inFlow) return type;
    if (isAmbiguous(value)) return Scalar.QUOTE_DOUBLE;
    if (type && !type.startsWith("BLOCK")) return type;
    return value.length > lineWidth - 40 && !inFlow ? Scalar.BLOCK_FOLDED : Scalar.PLAIN;
  }
}

/** What JSON leaves as it is and parsers of YAML change or refuse; stands in double quotes only. */
const unsafe = /[\u007f-\u009f\u2028\u2029\ufeff]/g;

/** Whether a value can take the place of another in its style. */
function keepsForm(node: Node, wanted: unknown): boolean {
  if (isScalar(node)) return typeof wanted !== "object" || wanted === null;
  if (typeof wanted !== "object" || wanted === null) return false;
  if (!isCollection(node) || isSeq(node) !== Array.isArray(wanted)) return false;
  return node.flow || Object.keys(wanted).length > 0;
}

/** Control characters, which stand in double quotes only. */
const control = /[^\P{C}\n]|[\u2028\u2029]/u;

/** Whether a parser would read a text without quotes as a number or as a word of YAML 1.1. */
const isAmbiguous = (value: string) =>
  (/^[-+.\d]/.test(value) && !/^\d{4}-\d\d(-\d\d)?$/.test(value) && !/^\d+[- ]\w+ /.test(value)) ||
  /^(|y|n|yes|no|on|off|true|false|null|~|=|<<)$/i.test(value);

/**
 * Returns a folded block with another text, in which the lines before and behind the change stay;
 * null for a text of several paragraphs or with spaces that folding loses.
 */
function refold(source: string, wanted: string): string | null {
  const [header = "", ...lines] = source.split("\n");
  const pad = /^ */.exec(lines[0] ?? "")?.[0] ?? "";
  const isSimple = header === ">-" && lines.every((line) => /^\s*\S/.test(line));
  if (!isSimple || pad === "" || lines.some((line) => line.startsWith(`${pad} `))) return null;
  if (wanted === "" || control.test(wanted) || /[^\S ]|\s\s|^\s|\s$/.test(wanted)) return null;
  const old = lines.map((line) => line.trim());
  let rest = wanted;
  let first = 0;
  for (; first < old.length && rest.startsWith(`${old[first]} `); first += 1)
    rest = rest.slice((old[first] as string).length + 1);
  let last = old.length;
  for (; last > first && rest.endsWith(` ${old[last - 1]}`); last -= 1)
    rest = rest.slice(0, -(old[last - 1] as string).length - 1);
  const width = Math.max(lineWidth, ...lines.map(({ length }) => length)) - pad.length;
  const middle: string[] = [];
  for (const word of rest.split(" ")) {
    const line = middle.at(-1);
    if (line !== undefined && line.length + word.length < width)
      middle.push(`${middle.pop()} ${word}`);
    else middle.push(word);
  }
  const all = [...old.slice(0, first), ...middle, ...old.slice(last)];
  return [header, ...all.map((line) => pad + line)].join("\n");
}
