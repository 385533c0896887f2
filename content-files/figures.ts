/** Units in which texts measure what we own, each with the ways to write it. */
export const unitsOfMeasure = {
  feet: "feet|foot|ft",
  inches: "inch|inches",
  lbs: "lbs?|pounds?",
  gallons: "(?:US )?gal(?:lons?)?",
  dB: "dB|decibels",
  kW: "kW|kilowatts?",
};

const ones = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const numberOf: Record<string, number> = {
  ...Object.fromEntries(ones.map((word, at) => [word, at + 1])),
  sixteen: 16,
  twenty: 20,
  "twenty-four": 24,
  "twenty-eight": 28,
};
const numeral = `(?:\\d[\\d,]*(?:\\.\\d+)?|${Object.keys(numberOf).reverse().join("|")})`;

/** A figure with its unit, or several: "8.5 to 10 feet", "16, 20 and 24 feet", "12-foot". */
export const figureIn = (unit: string) =>
  new RegExp(
    `(?<![\\w.,–-])${numeral}(?:(?:, | to | and | or |–| × )${numeral})*[ -](?:${unit})(?![\\w])`,
    "gi",
  );

/** Returns the numbers in a text, in figures or in words. */
export const numbersIn = (text: string): number[] =>
  (text.toLowerCase().match(new RegExp(`(?<![\\w.])${numeral}(?!\\w)`, "g")) ?? []).map(
    (word) => numberOf[word] ?? Number(word.replaceAll(",", "")),
  );
