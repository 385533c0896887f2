import { type Reference, readReferences } from "./entries.ts";

/** Returns the questions that are referred to, each with its answer. */
export async function readQuestions(references: readonly Reference<"questions">[]) {
  const entries = await readReferences(references);
  return entries.map(({ data }) => data);
}
