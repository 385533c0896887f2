/** The words in braces that content/reply-templates.yaml may use. */
export const replyPlaceholders = [
  "business",
  "phone",
  "hours",
  "reference",
  "dates",
  "delivery",
  "arrival",
  "pickup",
  "place",
  "trailer",
  "people",
  "event",
  "name",
] as const;
export type ReplyPlaceholder = (typeof replyPlaceholders)[number];

/** Returns the words in braces of a template that are none of the placeholders. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(/\{([^{}\n]{0,40})\}/g)]
    .map(([, word = ""]) => word)
    .filter((word) => !(replyPlaceholders as readonly string[]).includes(word));
