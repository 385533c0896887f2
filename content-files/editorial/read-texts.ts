import type { ContentFile } from "../read-folder.ts";
import type { Path } from "../read-yaml.ts";

/** A text that visitors read, without its Markdown. */
type Text = {
  text: string;
  /** "about.yaml, line 3, hero.text": where the text, or a word of it, stands. */
  placeOf: (word?: string) => string;
};

export type TextFile = ContentFile & { texts: Text[] };

/** Fields whose values no visitor reads. */
const technicalFields = new Set(["keywords", "kind", "icon", "file", "source"]);

/** Ids, paths, dates and addresses: no space and no capital at the start. */
const isTechnical = (value: string) => /^[a-z\d/#][\w/:.#@-]*$/.test(value);

/** Returns a file of a content folder with its texts and their places. */
export function readTexts(file: ContentFile): TextFile {
  const { data, lineOf, body } = file;
  const lines = file.text.split("\n");
  const textAt = (field: string, first: number, written: string): Text => ({
    text: withoutMarkdown(written),
    placeOf: (word = "") => {
      const below = lines.slice(first - 1).findIndex((line) => line.includes(word));
      const place = `${file.file}, line ${first + Math.max(below, 0)}`;
      return field ? `${place}, ${field}` : place;
    },
  });
  const values = listValues(data, []).map(({ path, value }) =>
    textAt(path.join("."), lineOf(path), value),
  );
  const blocks = listBlocks(body?.text ?? "").map(({ text, line }) =>
    textAt("", (body?.line ?? 1) + line, text),
  );
  return { ...file, texts: [...values, ...blocks] };
}

function listValues(value: unknown, path: (string | number)[]): { path: Path; value: string }[] {
  if (typeof value === "string") return isTechnical(value) ? [] : [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, at) => listValues(item, [...path, at]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !technicalFields.has(key))
    .flatMap(([key, item]) => listValues(item, [...path, key]));
}

/** Returns paragraphs, headings, list items and table cells with their lines, counted from 0. */
function listBlocks(text: string): { text: string; line: number }[] {
  const blocks: { text: string; line: number }[] = [];
  let isParagraph = false;
  for (const [line, written] of text.split("\n").entries()) {
    const part = written.trim();
    if (part.startsWith("|")) blocks.push(...part.split("|").map((cell) => ({ text: cell, line })));
    else if (isParagraph && part !== "" && !/^([-*>#]|\d+\.)\s/.test(part)) {
      const last = blocks.at(-1);
      if (last) last.text += ` ${part}`;
      continue;
    } else if (!part.startsWith("::")) blocks.push({ text: part, line });
    isParagraph = part !== "" && !/^[|#:]/.test(part);
  }
  return blocks.filter((block) => block.text !== "");
}

/** Returns the words of a text, without placeholders, targets of links and other addresses. */
function withoutMarkdown(text: string): string {
  return text
    .replace(/\{[^{}]*\}/g, "0")
    .replace(/\]\([^()]*\)/g, "")
    .replace(/[[\]*`#>]/g, "")
    .split(/\s+/)
    .filter((word) => !/@\w|:\/\/|^\/\w|\w\.(ca|com|org|example)\b/.test(word))
    .join(" ");
}
