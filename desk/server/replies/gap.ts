/**
 * What a template leaves to be written, such as "(Write the amount here.)", "{{amount}}" or
 * "{trailer}"; up to the next bracket, because it may have brackets inside of it.
 */
const gap = /\(Write\b[^()]{0,300}[()]|\{\{[^{}]{0,100}\}\}|\{[a-z]{1,40}\}/i;

/** Returns the first gap of a text, which is still to be written, and where it begins; or null. */
export function findGap(text: string): { words: string; at: number } | null {
  const found = gap.exec(text);
  return found && { words: found[0], at: found.index };
}
