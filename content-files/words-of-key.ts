/** Returns a key in words: "What happens next" for "whatHappensNext". */
export const wordsOfKey = (key: string): string =>
  key
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_]/g, " ")
    .toLowerCase()
    .replace(/^./, (first) => first.toUpperCase());
