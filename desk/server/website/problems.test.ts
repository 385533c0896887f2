import { expect, test } from "vitest";
import type { ContentDescription } from "./content-description.ts";
import { problemsOfMerge } from "./problems.ts";

test("a value that two people changed leads to its field, in a file of many entries too", () => {
  const entries = [
    { file: "about.yaml", key: null },
    { file: "policies.yaml", key: "deposit" },
  ];
  const conflict = { ours: "Hers.", theirs: "Theirs." };
  const problems = problemsOfMerge(
    [
      { ...conflict, file: "about.yaml", path: ["hero", "title"] },
      { ...conflict, file: "policies.yaml", path: ["deposit", "text"] },
      { ...conflict, file: "photos/two-vanity.jpg", path: [] },
    ],
    { collections: [{ entries }] } as unknown as ContentDescription,
  );
  const sentence = expect.stringContaining("In the desk: Hers. By the programmer: Theirs.");
  expect(problems).toEqual([
    { sentence, address: { file: "about.yaml", key: null }, path: ["hero", "title"] },
    { sentence, address: { file: "policies.yaml", key: "deposit" }, path: ["text"] },
    { sentence, address: { file: "photos/two-vanity.jpg", key: null } },
  ]);
});
