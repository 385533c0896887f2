import { glob, stat } from "node:fs/promises";
import { budgets } from "../budgets.ts";

/** What the build can weigh; the rest is for the tests, which see what a browser loads. */
const limits = [
  { files: "**/*.html.br", most: budgets.page },
  { files: "_astro/hosted-client.*.js.br", most: budgets.hostedClient },
];

/** Throws a sentence that names the files of the built site that are heavier than their budget. */
export async function checkBudgets(folder: string): Promise<void> {
  const heavy: string[] = [];
  for (const { files, most } of limits)
    for await (const file of glob(files, { cwd: folder })) {
      const { size } = await stat(`${folder}/${file}`);
      if (size > most)
        heavy.push(`/${file.replace(/(\.html)?\.br$/, "")}: ${size} bytes, ${most} at most`);
    }
  if (heavy.length > 0)
    throw new Error(
      `These weigh more than they may (budgets.ts):\n${heavy.join("\n")}\n` +
        "Where it is a page, shorten the text, or take pictures away.",
    );
}
