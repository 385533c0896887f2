import { glob, stat } from "node:fs/promises";
import { budgets } from "../budgets.ts";

/** Throws a sentence that names the pages of the built site that are heavier than their budget. */
export async function checkBudgets(folder: string): Promise<void> {
  const heavy: string[] = [];
  for await (const file of glob("**/*.html.br", { cwd: folder })) {
    const { size } = await stat(`${folder}/${file}`);
    if (size > budgets.page) heavy.push(`/${file.replace(/\.html\.br$/, "")}: ${size} bytes`);
  }
  if (heavy.length > 0)
    throw new Error(
      `A page may weigh ${budgets.page} bytes with its styles (budgets.ts), and these weigh more:\n` +
        `${heavy.join("\n")}\nShorten the text, or take pictures away.`,
    );
}
