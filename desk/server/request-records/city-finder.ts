/** Returns what finds the city that a location names; undefined where it names none of them. */
export function cityFinder(
  cities: readonly string[],
): (location: string | null) => string | undefined {
  const longestFirst = [...cities]
    .sort((a, b) => b.length - a.length)
    .map((city) => ({ city, words: wordsOf(city) }));
  return (location) => {
    const text = wordsOf(location ?? "");
    return longestFirst.find(({ words }) => text.includes(words))?.city;
  };
}

/**
 * Returns the words with a space around each, so that "St. Catharines" is found in "near st
 * catharines, ON", and "London" is not found in "Londonderry".
 */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join(" ")} `;
