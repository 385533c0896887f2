/**
 * Characters that draw nothing by themselves: spaces, control and format characters, marks that need
 * a letter to stand on, all that Unicode lets a font ignore (Hangul fillers among them), and the
 * blank signs that Unicode counts as letters or symbols. One class, so that a search is linear.
 */
const visible =
  /[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{13441}\u{13442}\u{1D159}]/u;

/** Returns a text as it is, or an empty one where nothing of it can be seen. */
export const emptyIfInvisible = (text: string): string => (visible.test(text) ? text : "");
