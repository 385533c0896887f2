import type { z } from "astro/zod";

const types: Record<string, string> = {
  string: "a text",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list of numbers",
  object: "fields of its own",
};

/**
 * Returns a sentence that says what is wrong with a value and what to write, for schemas that have
 * no message of their own: owners would not understand Zod's.
 */
export function explainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "custom":
    case "unrecognized_keys":
      return undefined;
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
