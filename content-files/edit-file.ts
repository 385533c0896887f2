import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { changeOf, isKeyed } from "./merge-data.ts";

/** The data of a YAML or Markdown file, and the text under the head of a Markdown file. */
export type FileData = { data: unknown; body: string | null };

/** A Markdown file's head between two lines of hyphens: the first, its YAML, the second. */
export const markdownHead = /^(---\r?\n)([\s\S]*?\r?\n)(---[ \t]*(?:\r?\n|$))/;

/** Parses a file of content/ by its name; throws where it cannot be parsed. */
export function parseFile(name: string, text: string): FileData {
  if (!name.endsWith(".md")) return { data: parse(text) ?? {}, body: null };
  const [all = "", , yaml = ""] = markdownHead.exec(text) ?? [];
  return { data: parse(yaml) ?? {}, body: text.slice(all.length) };
}

/**
 * Returns the text of a YAML or Markdown file as it is stored: its data as the package `yaml`
 * prints them with their comments, the text under a head as it is.
 */
export function printFile(name: string, text: string): string {
  if (!name.endsWith(".md")) return printYaml(parseDocument(text));
  return text.replace(
    markdownHead,
    (_, first, yaml, last) => first + printYaml(parseDocument(yaml)) + last,
  );
}

/**
 * Returns a file's text with other data and another body, where one is given; throws a sentence
 * where it cannot.
 */
export function editFile(name: string, text: string, { data, body }: FileData): string {
  if (!name.endsWith(".md")) return editYaml(text, data);
  const edited = text.replace(
    markdownHead,
    (_, first, yaml, last) => first + editYaml(yaml, data) + last,
  );
  if (body === null) return edited;
  const before = parseFile(name, text).body ?? "";
  const typed = body.toWellFormed().replace(/\r\n?/g, "\n");
  const head = edited.slice(0, edited.length - before.length);
  return head + (typed === before ? before : `\n${typed.trim()}\n`);
}

/**
 * Returns a YAML text that reads as `wanted`, with the comments and the order of what it had.
 * Throws a sentence where no text reads back as it should.
 */
export function editYaml(text: string, wanted: unknown): string {
  const document = parseDocument(text);
  refuseReferences(document);
  document.contents = updateNode(
    document,
    document.contents,
    wanted,
  ) as Document.Parsed["contents"];
  const edited = printYaml(document);
  const again = parseDocument(edited);
  if (again.errors.length === 0 && isDeepStrictEqual(again.toJS(), wanted)) return edited;
  throw new Error("This text has characters that cannot be saved. Type them another way.");
}

const printYaml = (document: Document.Parsed): string => document.toString({ lineWidth: 120 });

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

/** Returns the node that stands for `wanted`: the given one, changed where it read otherwise. */
function updateNode(document: Document.Parsed, node: unknown, wanted: unknown): Node {
  if (isMap(node) && isKeyed(wanted)) return updateMap(document, node, wanted);
  if (isSeq(node) && Array.isArray(wanted)) return updateList(document, node, wanted);
  if (isScalar(node) && (typeof wanted !== "object" || wanted === null)) {
    if (node.value !== wanted) node.value = wanted;
    return node;
  }
  return document.createNode(wanted);
}

/** Sets the values of a map; a key that is new stands behind the one before it. */
function updateMap(document: Document.Parsed, map: YAMLMap, wanted: Record<string, unknown>): Node {
  const placeOf = (key: string) => map.items.findIndex((pair) => String(pair.key) === key);
  map.items = map.items.filter(({ key }) => String(key) in wanted);
  let last = -1;
  for (const [key, value] of Object.entries(wanted)) {
    const place = placeOf(key);
    const pair = map.items[place];
    if (pair) pair.value = updateNode(document, pair.value, value);
    else map.items.splice(last + 1, 0, document.createPair(key, value));
    last = pair ? place : last + 1;
  }
  return map;
}

/**
 * Sets the items of a list. What is equal at both ends stays; between them one item takes the
 * place of another in their order, so that comments stay above what was changed.
 */
function updateList(document: Document.Parsed, list: YAMLSeq, wanted: unknown[]): Node {
  const { from, to, items } = changeOf(list.toJS(document), wanted);
  const nodes = items.map((value, at) =>
    updateNode(document, from + at < to ? list.items[from + at] : undefined, value),
  );
  list.items = list.items.toSpliced(from, to - from, ...nodes);
  return list;
}
