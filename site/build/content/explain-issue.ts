import { z } from "astro/zod";

type Issue = z.core.$ZodIssue;

/**
 * Whether a message is Zod's own, which owners would not understand; our schemas' messages begin
 * otherwise.
 */
const isZodsOwn = ({ message }: Issue) => /^(Invalid|Too small|Too big|Unrecognized)/.test(message);

/** How each type is written in YAML. */
const types: Record<string, string> = {
  string: 'a text; put it in "double quotes"',
  number: "a number, without quotation marks",
  int: "a whole number, without quotation marks",
  boolean: "true or false",
  array: "a list, one line each, begun with a hyphen and a space",
  tuple: "a list of numbers in brackets, such as [10, 20]",
  object: "fields of its own, in lines below it that begin with two spaces more",
};

/** Returns a sentence of `explainIssue` without the words of YAML and the field's meaning. */
export const wordForForm = (sentence: string): string =>
  sentence
    .replace("Nothing stands behind the colon.", "This is empty.")
    .replace("This field is missing. Add it.", "This is empty. Fill it in.")
    .replace(/; put it in "double quotes"|, without quotation marks|, one line each.*?space/, "")
    .replace(/ What it is for: .*$/s, "");

/** Returns a sentence that says what is wrong with a value and what to write. */
export function explainIssue(issue: Issue, schema: z.ZodType, value: unknown): string {
  if (issue.code === "custom" || issue.code === "unrecognized_keys") return issue.message;
  const meaning = meaningOf(schema, issue.path);
  const hint = meaning ? ` What it is for: ${meaning}.` : "";
  if (value === undefined) return `This field is missing. Add it.${hint}`;
  if (value === null || value === "") return `Nothing stands behind the colon. Fill it in.${hint}`;
  return isZodsOwn(issue) ? `${explainValue(issue)}${hint}` : issue.message;
}

function explainValue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `This has to be ${types[issue.expected] ?? issue.expected}.`;
    case "too_small":
      if (issue.inclusive === false) return `Write more than ${issue.minimum}.`;
      return `This is too ${hasLength(issue) ? "short" : "small"}; ${issue.minimum} is the least.`;
    case "too_big":
      if (issue.inclusive === false) return `Write less than ${issue.maximum}.`;
      return `This is too ${hasLength(issue) ? "long" : "large"}; ${issue.maximum} is the most.`;
    case "invalid_value":
      return `Write one of: ${issue.values.join(", ")}.`;
    case "not_multiple_of":
      return `This has to be a multiple of ${issue.divisor}.`;
    case "invalid_format":
      return issue.format === "email"
        ? "This is no e-mail address. Write it like hello@example.com."
        : issue.format === "url"
          ? "This is no web address. Write it like https://www.example.com."
          : "This is not written as it should be.";
    default:
      return "This is not what belongs here. Compare it with the entries beside it.";
  }
}

const hasLength = ({ origin }: { origin: string }) => origin === "array" || origin === "string";

/** Returns the description of the field at a path, without the full stop. */
function meaningOf(schema: z.ZodType, path: readonly PropertyKey[]): string {
  let at = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
  for (const key of path)
    at = at.properties?.[String(key)] ?? at.prefixItems?.[Number(key)] ?? at.items ?? {};
  return at.description?.replace(/\.$/, "") ?? "";
}

type JsonSchema = {
  description?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
};
