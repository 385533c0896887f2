/** Marks of Markdown: around what is selected, or before each line of it. */
const wrappers = { bold: ["**", "**"], link: ["[", "](https://)"] } as const;
const before = { heading: "## ", list: "- ", quote: "> " } as const;

/** A table of two columns, whose first heading is selected to be written over. */
const table = "| Heading | Heading |\n| --- | --- |\n| Text | Text |\n| Text | Text |";

/** Returns a text with what is selected marked, and what is selected then. */
export function markText(
  name: keyof typeof wrappers | keyof typeof before | "table",
  text: string,
  start: number,
  end: number,
): { text: string; start: number; end: number } {
  if (name in wrappers) {
    const [opening, closing] = wrappers[name as keyof typeof wrappers];
    const marked = opening + text.slice(start, end) + closing;
    return {
      text: text.slice(0, start) + marked + text.slice(end),
      start: start + opening.length,
      end: end + opening.length,
    };
  }
  if (name === "table") {
    const lineEnd = text.indexOf("\n", end) < 0 ? text.length : text.indexOf("\n", end);
    const put = `${text.slice(0, lineEnd).trimEnd()}\n\n`.trimStart();
    const from = put.length + 2;
    return {
      text: `${put}${table}\n\n${text.slice(lineEnd).trimStart()}`,
      start: from,
      end: from + "Heading".length,
    };
  }
  const mark = before[name as keyof typeof before];
  const first = text.lastIndexOf("\n", start - 1) + 1;
  const marked = text.slice(first, end).replace(/^/gm, mark);
  return {
    text: text.slice(0, first) + marked + text.slice(end),
    start: start + mark.length,
    end: first + marked.length,
  };
}
