/** Reading speed. */
const wordsPerMinute = 200;

/** Returns a Markdown text without addresses and markup characters. */
function readableText(markdown: string): string {
  return markdown
    .replace(/^::.*$/gm, " ")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/[#>*_`|[\]]/g, " ");
}

/** Counts words; a dash or other text without letters and digits is none. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Returns the read time of a Markdown text, as "8 min read", rounded up. */
export function readTime(markdown: string): string {
  const words = countWords(readableText(markdown));
  return `${Math.max(1, Math.ceil(words / wordsPerMinute))} min read`;
}
