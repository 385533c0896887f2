/** Words an unhurried reader takes in a minute. */
const wordsPerMinute = 200;

/** The words of a Markdown text as a visitor reads them, without addresses and marks. */
export function readableText(markdown: string): string {
  return markdown
    .replace(/^::.*$/gm, " ")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/[#>*_`|[\]]/g, " ");
}

/** Number of words in a text; what has no letter or digit, such as a dash, is none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Read time of a Markdown text, as "8 min read", minutes rounded up. */
export function readTime(markdown: string): string {
  const words = countWords(readableText(markdown));
  return `${Math.max(1, Math.ceil(words / wordsPerMinute))} min read`;
}
