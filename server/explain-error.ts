/** What the codes of the operating system mean to somebody who is no programmer. */
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

/** An error in one sentence: the operating system's with the file and what to look at, any other in its own words. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const cause = causes[code ?? ""];
  const place = dest ?? path;
  if (!cause || !place) return error.message;
  return `${place} ${cause} (${code}). Look at its owner and permissions, and at the settings that name it.`;
}
