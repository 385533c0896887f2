/** Words of organizations and occasions; whoever writes one has not typed a person's name. */
const notOfPeople = new Set(
  `and the of for inc ltd llc corp co company group team club committee council association society
  foundation church parish temple school college university academy city town township county region
  fair festival event events wedding weddings party catering planning rentals construction contracting
  builders homes productions films studio studios services solutions farm farms estate winery vineyard
  vineyards hotel inn restaurant golf legion museum centre center office department chair owner manager
  family market markets`.split(/\s+/),
);
const titles = new Set(["mr", "mrs", "ms", "miss", "mx", "dr", "prof", "rev", "fr", "sir"]);
/** Letters, with what stands inside of names. */
const word = /^\p{L}[\p{L}\p{M}'’.-]{0,39}$/u;
/** Pictures that people write beside their name, with the joiners and tones inside of them. */
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu;
/** More words are seldom one person's name. */
const maxWords = 4;

/**
 * Returns the first name in a typed name, to greet somebody with; empty where it may not be a
 * person's, as "St. Paul's Parish Fall Fair", or begins with a title or an initial.
 */
export function firstName(name: string): string {
  const words = name.replace(emoji, " ").trim().split(/\s+/);
  const first = words[0] ?? "";
  const plain = (text: string) => text.toLowerCase().replace(/\.$/, "");
  const isOfPerson =
    words.length <= maxWords &&
    words.every((each) => word.test(each) && !notOfPeople.has(plain(each)));
  // An abbreviation such as "St.", "Farmers'", an initial, or an organization such as "CAA".
  const isShortened = first.length < 2 || /[.'’]$/.test(first) || /^\p{Lu}{2,3}$/u.test(first);
  if (!isOfPerson || isShortened || titles.has(plain(first))) return "";
  const isOneCase = first === first.toLowerCase() || first === first.toUpperCase();
  return isOneCase ? capitalize(first.toLowerCase()) : first;
}

const capitalize = (text: string) =>
  text.replace(/(^|[-'’])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase());
