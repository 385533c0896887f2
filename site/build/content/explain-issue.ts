import type { z } from "astro/zod";

type Issue = z.core.$ZodIssue;

/**
 * Whether a message is Zod's own, which owners would not understand; our schemas' messages begin
 * otherwise.
 */
const isZodsOwn = ({ message }: Issue) => /^(Invalid|Too small|Too big|Unrecognized)/.test(message);

const types: Record<string, string> = {
  string: "a text",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list of numbers",
  object: "fields of its own",
};

/** Returns a sentence that says what is wrong with a value and what to write. */
export function explainIssue(issue: Issue, value: unknown): string {
  if (issue.code === "custom" || issue.code === "unrecognized_keys") return issue.message;
  if (value === undefined || value === null || value === "") return "This is empty. Fill it in.";
  return isZodsOwn(issue) ? explainValue(issue) : issue.message;
}

function explainValue(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return `This has to be ${types[issue.expected] ?? `a ${issue.expected}`}.`;
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
