import { splitSentences } from "../split-sentences.ts";
import type { TextFile } from "./read-texts.ts";

/** The most words that a sentence may have. */
const maxWords = 35;

/** Returns a message for each sentence with more words than are easily read. */
export function checkSentences(files: TextFile[]): string[] {
  return files.flatMap((file) =>
    file.texts.flatMap((text) =>
      splitSentences(text.text).flatMap((sentence) => {
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
