import type { ContentDescription, ContentFinding } from "./content-description.ts";
import type { MergeConflict } from "./store/content-folder.ts";
import type { EntryAddress, Problem } from "./website-api.ts";

/** Returns findings as the desk shows them. */
export const problemsOfFindings = (findings: readonly ContentFinding[]): Problem[] =>
  findings.map(({ sentence, files: [file], key, path }) => ({
    sentence,
    ...(file && { address: { file, key }, ...(path.length > 0 && { path }) }),
  }));

/** Returns what the content check finds in an entry that was changed, and what is new elsewhere. */
export function problemsOfChange(
  earlier: ContentDescription,
  later: ContentDescription,
  address: EntryAddress,
): Problem[] {
  const known = new Set(earlier.findings.map((finding) => JSON.stringify(finding)));
  const isOf = ({ files, key }: ContentFinding) =>
    files.includes(address.file) && (key === address.key || key === null);
  const found = later.findings.filter((each) => isOf(each) || !known.has(JSON.stringify(each)));
  return problemsOfFindings(found).map((problem) => problemOfGone(problem, later, address));
}

/** Returns what is wrong; where the entry is gone, the page that still shows it, and not its id. */
function problemOfGone(
  problem: Problem,
  { collections }: ContentDescription,
  address: EntryAddress,
): Problem {
  const entries = collections.flatMap(({ entries }) => entries);
  const find = (at?: EntryAddress) =>
    entries.find(({ file, key }) => file === at?.file && key === at.key);
  const page = find(problem.address);
  if (!page || find(address)) return problem;
  return { ...problem, sentence: `${page.title} still shows it. Change that first.` };
}

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
