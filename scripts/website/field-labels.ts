import { wordsOfKey } from "../../content-files/words-of-key.ts";
import type { FieldSchema } from "../../desk/server/website/website-api.ts";

/** Descriptions that begin so say how long a text is or what it does, and not what it is. */
const isNoName =
  /^(An?|One|Two|Three|Four|Eight|The|In|Its|At|Which|Who|Whether|Where|What|When|How|Leave|Within|Said|For|Marks|Each|Degrees|Blocks|Questions|Address) /;
/** Words for parts of pages that are named by a key alone. */
const partNames: Record<string, string> = {
  hero: "Top of the page",
  why: "Reasons to choose us",
  popular: "The most popular trailer",
  request: "How a quote request goes",
  testimonials: "Reviews",
  lead: "First sentences",
  promises: "What we promise",
  story: "Our story",
  closing: "End of the page",
  email: "E-mail",
  frames: "Pictures",
  shown: "Which are shown",
};

/**
 * Gives a field its label: what its description begins with, where that names it, and the rest is
 * its help. "Small line above the heading" says more than the key "eyebrow".
 */
export function nameField(field: FieldSchema, key: string): void {
  if (/^(Id|Name of a file) (in|of|from) /.test(field.description ?? "")) delete field.description;
  const { description = "" } = field;
  const [, name = "", help = ""] = /^([^;:,]*)(?:[;:,] (.*))?$/.exec(description) ?? [];
  const word = partNames[key] ?? wordsOfKey(key);
  const isName = name && !isNoName.test(name) && !name.startsWith(word.split(" ")[0] ?? "");
  if (!field.title && isName) field.description = help && help[0]?.toUpperCase() + help.slice(1);
  field.title ??= isName ? name : word;
}
