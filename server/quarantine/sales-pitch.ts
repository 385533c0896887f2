import { foldText } from "../search/fold-text.ts";
import { customers, sellers, topics } from "./pitch-phrases.ts";

/** Points that make a pitch of a message in which nothing says that its writer rents. */
const pitchFrom = 3;
/** And of one where something does, for each such phrase as many more as a sure one has. */
const pitchOfCustomerFrom = 4;
const sure = 2;

/**
 * Whether a text sells something to the business: it names what is sold and speaks as a seller, and
 * does both more than it speaks as a customer. Strings are compared, so it takes linear time.
 */
export function isSalesPitch(text: string): boolean {
  const words = ` ${foldText(text)
    .replace(/[$%]/g, " $& ")
    .replace(/[^\p{L}\p{N}$%]+/gu, " ")} `;
  const count = (phrases: readonly string[]) =>
    phrases.filter((phrase) => words.includes(asWords(phrase))).length;
  const points = (phrases: typeof topics) => sure * count(phrases.sure) + count(phrases.likely);
  const [topic, seller, customer] = [points(topics), points(sellers), count(customers)];
  if (topic === 0 || seller === 0) return false;
  return topic + seller >= (customer === 0 ? pitchFrom : pitchOfCustomerFrom + sure * customer);
}

const asWords = (phrase: string): string =>
  phrase.endsWith("*") ? ` ${phrase.slice(0, -1)}` : ` ${phrase} `;
