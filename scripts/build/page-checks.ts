import { checkLinks } from "../../site/build/links/check-links.ts";
import { checkBudgets } from "./check-budgets.ts";

/**
 * Looks at the finished pages in a folder; returns what is worth knowing, and throws a sentence
 * that says what to correct.
 */
export type PageCheck = (folder: string) => Promise<string[]>;

/**
 * What every build runs over its finished pages before they are put in the place of the built site.
 */
export const pageChecks: readonly PageCheck[] = [
  checkBudgets,
  async (folder) => {
    await checkLinks(folder);
    return [];
  },
];
