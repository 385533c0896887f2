/** The end of a sentence, which a point behind an abbreviation is not. */
const sentenceEnd =
  /(?<=[.!?…][”"’)]*)(?<!\b(?:St|Mt|O|Reg|Dr|Mr|Mrs|Ms|No|E\.C|vs)\.)\s+(?=[“"(]?[\p{Lu}\p{N}])/u;

/** Returns the sentences of a text, without the spaces between them. */
export const splitSentences = (text: string): string[] => text.split(sentenceEnd);
