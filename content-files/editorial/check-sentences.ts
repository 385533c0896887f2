import type { TextFile } from "./read-texts.ts";

/** The most words that a sentence may have. */
const maxWords = 35;

/** The end of a sentence, which a point behind an abbreviation is not. */
const sentenceEnd =
  /(?<=[.!?…][”"’)]*)(?<!\b(?:St|Mt|O|Reg|Dr|Mr|Mrs|Ms|No|E\.C|vs)\.)\s+(?=[“"(]?[\p{Lu}\p{N}])/u;

/** Returns a message for each sentence with more words than are easily read. */
export function checkSentences(files: TextFile[]): string[] {
  return files.flatMap((file) =>
    file.texts.flatMap((text) =>
      text.text.split(sentenceEnd).flatMap((sentence) => {
        const words = sentence.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
        if (words.length <= maxWords) return [];
        const start = words.slice(0, 5).join(" ");
        return [
          `${text.placeOf(words[0])}: The sentence "${start} …" has ${words.length} words. Make two of it; ${maxWords} are the most.`,
        ];
      }),
    ),
  );
}
