import { glob, stat } from "node:fs/promises";
import { budgets } from "../../site/build/budgets.ts";

/** What the build can weigh; the rest is for the tests, which see what a browser loads. */
const limits = [
  { files: "**/*.html.br", most: budgets.page },
  { files: "_astro/hosted-client.*.js.br", most: budgets.hostedClient },
];

/**
 * By what factor a file may exceed its budget: each city that the owner adds makes the pages that
 * list cities some bytes larger, and must not fail the build.
 */
const tolerance = 1.1;

/**
 * A sentence for each file of the built site that is heavier than its budget. Throws a message that
 * names the files that are more than a tenth above.
 */
export async function checkBudgets(folder: string): Promise<string[]> {
  const notes: string[] = [];
  const heavy: string[] = [];
  for (const { files, most } of limits)
    for await (const file of glob(files, { cwd: folder })) {
      const { size } = await stat(`${folder}/${file}`);
      if (size <= most) continue;
      const says = `/${file.replace(/(\.html)?\.br$/, "")}: ${size} bytes; its budget is ${most} (site/build/budgets.ts)`;
      (size > most * tolerance ? heavy : notes).push(says);
    }
  if (heavy.length > 0)
    throw new Error(
      `These are more than a tenth heavier than they may be:\n${heavy.join("\n")}\n` +
        "Where it is a page, shorten the text, or take pictures away.",
    );
  return notes.map((says) => `${says}. A shorter text would load faster.`);
}
