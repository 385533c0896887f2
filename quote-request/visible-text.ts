/**
 * Any visible character: no space, control or format character, combining mark, character that
 * fonts may ignore (such as Hangul fillers), nor a blank sign that Unicode counts as a letter or
 * symbol. One character class, so that the search is linear.
 */
const visible =
  /[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}]/u;

/** Returns the text, or an empty one where none of it is visible. */
export const emptyIfInvisible = (text: string): string => (visible.test(text) ? text : "");

/** Returns the text without characters that a font may ignore, such as marks of direction. */
export const withoutInvisible = (text: string): string =>
  text.replace(/\p{Default_Ignorable_Code_Point}/gu, "");
