/** SQLite's primary result codes, the lowest 8 bits. */
const busy = 5;
const locked = 6;
const corrupt = 11;
const notADatabase = 26;

/** Whether another connection holds a lock on the file. */
export const isInUse = (error: unknown): boolean => [busy, locked].includes(codeOf(error));

/** Whether the file is damaged or no database. */
export const isDamage = (error: unknown): boolean =>
  [corrupt, notADatabase].includes(codeOf(error));

const codeOf = (error: unknown): number =>
  ((error as { errcode?: number } | null)?.errcode ?? 0) & 0xff;

/** Returns an error with the file and the remedy for damage, and any other error as it is. */
export function explainDamage(error: unknown, file: string): unknown {
  if (!isDamage(error)) return error;
  return new Error(
    `${file} is damaged, or no file of quote requests (${(error as Error).message}). Stop the server and put a backup in its place: npm run requests -- restore FILE.`,
    { cause: error },
  );
}
