/**
 * What a template leaves to be written, such as "(Write the amount here.)", "{{amount}}" or
 * "{trailer}"; up to the next bracket, because it may have brackets inside of it.
 */
const openPlace = /\(Write\b[^()]{0,300}[()]|\{\{[^{}]{0,100}\}\}|\{[a-z]{1,40}\}/i;

/** Returns the first place of a text that is still to be written, and where it begins; or null. */
export function findOpenPlace(text: string): { place: string; at: number } | null {
  const found = openPlace.exec(text);
  return found && { place: found[0], at: found.index };
}
