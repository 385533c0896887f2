import type { ContentDescription, ContentFinding } from "./content-description.ts";
import type { MergeConflict } from "./store/overlay.ts";
import type { Problem } from "./website-api.ts";

/** Returns findings as the desk shows them. */
export const problemsOf = (findings: readonly ContentFinding[]): Problem[] =>
  findings.map(({ sentence, files: [file], key, path }) => ({
    sentence,
    ...(file && { address: { file, key }, ...(path.length > 0 && { path }) }),
  }));

/** Returns what two people changed, each with its field. */
export const problemsOfMerge = (
  conflicts: readonly MergeConflict[],
  { collections }: ContentDescription,
): Problem[] =>
  conflicts.map(({ file, path, ours, theirs }) => {
    const entries = collections.flatMap(({ entries }) => entries);
    const isOfMany = entries.some((entry) => entry.file === file && entry.key !== null);
    const key = isOfMany && path.length > 0 ? String(path[0]) : null;
    const field = key === null ? path : path.slice(1);
    return {
      sentence: `This text was changed in the desk and by a programmer. In the desk: ${ours} By the programmer: ${theirs} Ask the programmer which one stays.`,
      address: { file, key },
      ...(field.length > 0 && { path: field }),
    };
  });

/** Returns what is wrong with a fleet from which units are missing that have bookings. */
export const problemsOfUnits = (missing: readonly string[]): Problem[] =>
  missing.length === 0
    ? []
    : [
        {
          sentence: `${missing.join(", ")} has bookings and stays in the fleet until they are over.`,
          address: { file: "fleet.yaml", key: null },
          path: ["units"],
        },
      ];
