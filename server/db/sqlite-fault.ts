/** SQLite's result codes; the higher bits only say more about the same. */
const busy = 5;
const locked = 6;
const corrupt = 11;
const notADatabase = 26;

/** Whether SQLite refused because another connection has the file. */
export const isInUse = (error: unknown): boolean => [busy, locked].includes(codeOf(error));

/** Whether SQLite found that the file itself is broken, or no database. */
export const isDamage = (error: unknown): boolean =>
  [corrupt, notADatabase].includes(codeOf(error));

const codeOf = (error: unknown): number =>
  ((error as { errcode?: number } | null)?.errcode ?? 0) & 0xff;
