/** Marks of Markdown: around what is selected, or before each line of it. */
const around = { bold: ["**", "**"], link: ["[", "](https://)"] } as const;
const before = { heading: "## ", list: "- ", quote: "> " } as const;

/** Returns a text with what is selected marked, and what is selected then. */
export function markText(
  name: keyof typeof around | keyof typeof before,
  text: string,
  start: number,
  end: number,
): { text: string; start: number; end: number } {
  if (name in around) {
    const [opening, closing] = around[name as keyof typeof around];
    const marked = opening + text.slice(start, end) + closing;
    return {
      text: text.slice(0, start) + marked + text.slice(end),
      start: start + opening.length,
      end: end + opening.length,
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
