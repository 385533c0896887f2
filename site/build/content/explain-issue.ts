import { z } from "astro/zod";

type Issue = z.core.$ZodIssue;

/**
 * Whether a message is Zod's own, which owners would not understand; our schemas' messages begin
 * otherwise.
 */
const isZodsOwn = ({ message }: Issue) => /^(Invalid|Too small|Too big|Unrecognized)/.test(message);

/** What each type is, and how it is written in YAML. */
const types: Record<string, [what: string, inYaml?: string]> = {
  string: ["a text", '; put it in "double quotes"'],
  number: ["a number", ", without quotation marks"],
  int: ["a whole number", ", without quotation marks"],
  boolean: ["true or false"],
  array: ["a list", ", one line each, begun with a hyphen and a space"],
  tuple: ["a list of numbers in brackets, such as [10, 20]"],
  object: ["fields of its own, in lines below it that begin with two spaces more"],
};

/** What is wrong with a value and what to write: in a file of YAML, and in a form. */
type Explanation = { says: string; sentence: string };

const inBoth = (says: string): Explanation => ({ says, sentence: says });

/** Returns what is wrong with a value; `says` also tells what its field is for. */
export function explainIssue(issue: Issue, schema: z.ZodType, value: unknown): Explanation {
  if (issue.code === "custom" || issue.code === "unrecognized_keys") return inBoth(issue.message);
  const isEmpty = value === undefined || value === null || value === "";
  if (!isEmpty && !isZodsOwn(issue)) return inBoth(issue.message);
  const { says, sentence } = isEmpty ? explainEmpty(value) : explainValue(issue);
  const meaning = meaningOf(schema, issue.path);
  return { says: meaning ? `${says} What it is for: ${meaning}.` : says, sentence };
}

const explainEmpty = (value: unknown): Explanation => ({
  says:
    value === undefined
      ? "This field is missing. Add it."
      : "Nothing stands behind the colon. Fill it in.",
  sentence: "This is empty. Fill it in.",
});

function explainValue(issue: Issue): Explanation {
  if (issue.code !== "invalid_type") return inBoth(explainContent(issue));
  const [what, inYaml = ""] = types[issue.expected] ?? [issue.expected];
  return { says: `This has to be ${what}${inYaml}.`, sentence: `This has to be ${what}.` };
}

function explainContent(issue: Issue): string {
  switch (issue.code) {
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
