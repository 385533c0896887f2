import type { Scalar } from "yaml";

/** The longest line that is written, in characters; a longer text is folded. */
const lineWidth = 120;

/** How a value is written: in brackets or braces; with every text in double quotes. */
export type Style = { inFlow: boolean; isQuoted: boolean };

/** Returns a value as it stands behind an indentation of `column` spaces, later lines with it. */
export function writeValue(value: unknown, column: number, style: Style): string {
  const newLine = `\n${" ".repeat(column)}`;
  const write = (part: unknown) => writeValue(part, column + 2, style);
  if (isEmpty(value)) return writeScalar(value, column - 2, style);
  if (Array.isArray(value)) {
    if (style.inFlow) return `[${value.map(write).join(", ")}]`;
    return value.map((part) => `- ${write(part)}`).join(newLine);
  }
  const entries = Object.entries(value as object);
  const pairs = entries.map(([key, part]) => {
    const isBelow = !style.inFlow && !isEmpty(part);
    const text = isBelow ? `${newLine}  ${write(part)}` : ` ${write(part)}`;
    return `${writeScalar(key, 0, { ...style, inFlow: true })}:${text}`;
  });
  return style.inFlow ? `{ ${pairs.join(", ")} }` : pairs.join(newLine);
}

/** Whether a value is written in the line of its key. */
const isEmpty = (value: unknown) =>
  typeof value !== "object" || value === null || Object.keys(value).length === 0;

/**
 * Returns a value that has no parts, in the style of the one before it where that can hold it;
 * `indent` is the column of its key or hyphen.
 */
export function writeScalar(
  value: unknown,
  indent: number,
  { inFlow, isQuoted }: Style,
  before: { type?: Scalar.Type; source?: string } = {},
): string {
  if (typeof value !== "string") return JSON.stringify(value);
  const pad = " ".repeat(indent + 2);
  const isBlock = !inFlow && !isQuoted && !control.test(value) && /^[^\s]/.test(value);
  if (isBlock && value.includes("\n") && /[^\n]\n?$/.test(value))
    return `|${value.endsWith("\n") ? "" : "-"}\n${value.replace(/\n$/, "").replace(/^(?=.)/gm, pad)}`;
  const isOneLine = before.type === "PLAIN" || before.type?.startsWith("QUOTE");
  const isLong = value.length > lineWidth - 40 && !isOneLine;
  if (isBlock && (isLong || before.type === "BLOCK_FOLDED") && /^\S+( \S+)*$/.test(value))
    return [">-", ...fold(value, lineWidth - pad.length, before.source)].join(`\n${pad}`);
  const isPlain = !isQuoted && before.type !== "QUOTE_DOUBLE" && readsAsItself(value, inFlow);
  return isPlain ? value : quote(value);
}

/** Returns a text in double quotes, without what JSON leaves as it is and parsers of YAML do not. */
const quote = (value: string) =>
  JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** Control characters, which stand in double quotes only. */
const control = /[^\P{C}\n]|[\u2028\u2029]/u;

/** Whether a text without quotes reads as that text, and not as a number or a word of YAML 1.1. */
function readsAsItself(value: string, inFlow: boolean): boolean {
  if (/^(y|n|yes|no|on|off|true|false|null)$/i.test(value) || control.test(value)) return false;
  const isDay = /^\d{4}-\d\d(-\d\d)?$/.test(value) || /^\d+[- ][a-z]+ /i.test(value);
  if (!isDay && !/^[\p{L}$(“‘]/u.test(value)) return false;
  return !/\n|: | #|[:\s]$/.test(value) && !(inFlow && /[,[\]{}:]/.test(value));
}

/** Returns lines of a text, with those of its earlier source before the change as they were. */
function fold(value: string, width: number, source = ""): string[] {
  const lines: string[] = [];
  let rest = value;
  for (const line of source.split("\n").slice(1)) {
    const kept = line.trim();
    if (!rest.startsWith(`${kept} `)) break;
    lines.push(kept);
    rest = rest.slice(kept.length + 1);
  }
  let line = "";
  for (const word of rest.split(" ")) {
    if (line && line.length + word.length >= width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}
