import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { writeScalar, writeValue } from "./write-yaml.ts";

/** A text that takes the place of the characters from `start` to `end`. */
type Edit = { start: number; end: number; text: string };

/**
 * Returns a YAML text that reads as `wanted`, changed only where it read otherwise: comments, order
 * and folding stay. Throws a sentence where no text reads back as it should.
 */
export function editYaml(text: string, wanted: unknown): string {
  const document = parseDocument(text, { prettyErrors: false });
  refuseReferences(document);
  if (isDeepStrictEqual(document.toJS(), wanted)) return text;
  for (const isQuoted of [false, true]) {
    const edited = applyEdits(text, listEdits(document, text, wanted, isQuoted));
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

function applyEdits(text: string, edits: Edit[]): string {
  let edited = "";
  let at = 0;
  for (const { start, end, text: next } of edits.sort((a, b) => a.start - b.start)) {
    edited += text.slice(at, start) + next;
    at = end;
  }
  return edited + text.slice(at);
}

/** Returns what has to change in the text of a document so that it reads as `wanted`. */
function listEdits(document: Document.Parsed, text: string, wanted: unknown, isQuoted: boolean) {
  const edits: Edit[] = [];
  const replace = (start: number, end: number, next: string) =>
    edits.push({ start, end, text: next });
  const root = document.contents;
  if (root && canHold(root, wanted)) edit(root, wanted, 0, false);
  else replace(0, text.length, `${writeValue(wanted, 0, { inFlow: false, isQuoted })}\n`);
  return edits;

  /** Changes a value in place; `indent` is the column of its key or hyphen. */
  function edit(node: Node, value: unknown, indent: number, inFlow: boolean): void {
    if (isCollection(node)) {
      editItems(node as YAMLMap | YAMLSeq, value as object, inFlow || node.flow === true);
      return;
    }
    const { start, end } = rangeOf(node);
    const before = { type: (node as Scalar).type as Scalar.Type, source: text.slice(start, end) };
    replace(start, end, writeScalar(value, indent, { inFlow, isQuoted }, before));
  }

  function editItems(node: YAMLMap | YAMLSeq, wanted: object, inFlow: boolean): void {
    const old = node.toJS(document) as Record<string | number, unknown>;
    const items = node.items.map((item) => itemOf(item, inFlow));
    const [first, last] = [items[0] as Item, items.at(-1) as Item];
    const column = first.start - (text.lastIndexOf("\n", first.start - 1) + 1);
    const between = text.slice(items.at(-2)?.end ?? last.start, last.start);
    const lineEnd = /^\s*\n\s*\n/.test(between) ? "\n\n" : "\n";
    const separator = inFlow ? (/^,\s+$/.exec(between)?.[0] ?? ", ") : lineEnd + " ".repeat(column);
    const write = (key: string, value: unknown) => {
      const whole = isSeq(node) ? [value] : { [key]: value };
      const written = writeValue(whole, column, { inFlow, isQuoted });
      return inFlow ? written.slice(1, -1).trim() : written;
    };
    const placeOf = isSeq(node)
      ? matchItems(Object.values(old), Object.values(wanted))
      : (key: string) => node.items.findIndex((item) => String((item as Pair).key) === key);
    const kept = new Set<number>();
    let before: Item | undefined;
    for (const [key, value] of Object.entries(wanted)) {
      const place = placeOf(key);
      const item = items[place];
      if (item) {
        kept.add(place);
        before = item;
        if (isDeepStrictEqual(old[isSeq(node) ? place : key], value)) continue;
        if (item.value && canHold(item.value, value)) edit(item.value, value, column, inFlow);
        else replace(item.start, item.end, write(key, value));
      } else if (before) replace(before.end, before.end, separator + write(key, value));
      else replace(first.start, first.start, write(key, value) + separator);
    }
    const firstKept = items.findIndex((_, place) => kept.has(place));
    if (firstKept > 0) {
      const { end } = items[firstKept - 1] as Item;
      // A comment above what stays, stays.
      replace(first.start, end + (/^[\s,]*/.exec(text.slice(end))?.[0].length ?? 0), "");
    }
    for (const [place, { end }] of items.entries())
      if (place > firstKept && !kept.has(place)) replace((items[place - 1] as Item).end, end, "");
  }

  /** Returns where an item of a list or a map is written, and its value. */
  function itemOf(item: unknown, inFlow: boolean): Item {
    if (isPair<Node, Node | null>(item)) {
      const { key, value } = item;
      return { value, start: rangeOf(key).start, end: rangeOf(value ?? key).end };
    }
    const { start, end } = rangeOf(item as Node);
    return {
      value: item as Node,
      start: inFlow ? start : text.lastIndexOf("-", start - 1),
      end,
    };
  }

  /** Returns where a value is written, without the line end behind it. */
  function rangeOf(node: Node): { start: number; end: number } {
    const [start, end] = node.range ?? [0, 0];
    const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
    if (last) return { start, end: itemOf(last, false).end };
    return { start, end: start + text.slice(start, end).trimEnd().length };
  }
}

type Pair = { key: Node; value: Node | null };
type Item = { value: Node | null; start: number; end: number };

/** Whether a value can be written in the place of another one by changing its parts. */
function canHold(node: Node, value: unknown): boolean {
  const isObject = typeof value === "object" && value !== null;
  // An empty text between others has no place of its own.
  if (isScalar(node)) return !isObject && node.range?.[0] !== node.range?.[1];
  if (isSeq(node)) return Array.isArray(value) && value.length > 0 && node.items.length > 0;
  const isMapLike = isMap(node) && isObject && !Array.isArray(value);
  return (
    isMapLike &&
    Object.keys(value).some((key) => node.items.some((item) => String(item.key) === key))
  );
}

/**
 * Returns which item of a list each of the wanted ones takes the place of, -1 for none: those that
 * are equal at both ends, and between them one after the other.
 */
function matchItems(old: unknown[], wanted: unknown[]): (index: string) => number {
  const shorter = Math.min(old.length, wanted.length);
  let [start, end] = [0, 0];
  while (start < shorter && isDeepStrictEqual(old[start], wanted[start])) start += 1;
  while (start + end < shorter && isDeepStrictEqual(old.at(-1 - end), wanted.at(-1 - end)))
    end += 1;
  return (index) => {
    if (Number(index) >= wanted.length - end) return Number(index) - wanted.length + old.length;
    return Number(index) < shorter - end ? Number(index) : -1;
  };
}
