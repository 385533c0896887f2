/** What error codes of the operating system mean, for readers who are no programmers. */
const causes: Record<string, string> = {
  EACCES: "may not be read or written by this user",
  EPERM: "may not be read or written by this user",
  EROFS: "is on a disk that can only be read",
  ENOSPC: "does not fit: the disk is full",
  EDQUOT: "does not fit: the disk's quota is used up",
  ENOENT: "is not there, and cannot be made",
  ENOTDIR: "has a file in its path where a folder should be",
  EEXIST: "is there already, as something else",
  EISDIR: "is a folder where a file should be",
  EMFILE: "cannot be opened: this process has too many files open",
};
/** What to do, where the owner and the permissions of the file are not the cause. */
const remedies: Record<string, string> = {
  ENOSPC: "Make room, for example delete old backups.",
  EDQUOT: "Make room, for example delete old backups.",
};

/** For a full disk: the result code of SQLite, and the error code of PostgreSQL. */
const sqliteFull = 13;
const postgresFull = "53100";

/** Whether something was not written because there is no room. */
export function isDiskFull(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: string; errcode?: number };
  return ["ENOSPC", "EDQUOT", postgresFull].includes(code ?? "") || errcode === sqliteFull;
}

/** Returns an error as a sentence, with the file and the remedy for the operating system's. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const cause = causes[code ?? ""];
  const remedy = remedies[code ?? ""];
  // A failed write to an open file has no path.
  const subject = dest ?? path ?? (remedy && "What is to be written");
  if (!cause || !subject) return error.message;
  return `${subject} ${cause} (${code}). ${remedy ?? "Look at its owner and permissions, and at the settings that name it."}`;
}
