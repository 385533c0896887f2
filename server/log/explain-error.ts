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
/** What helps, where it is not the owner and the permissions of the file. */
const remedies: Record<string, string> = {
  ENOSPC: "Make room, for example delete old backups.",
  EDQUOT: "Make room, for example delete old backups.",
};

/** An error in one sentence: the operating system's with the file and what to look at, any other in its own words. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const cause = causes[code ?? ""];
  const remedy = remedies[code ?? ""];
  // Where a write into an open file fails, the operating system names no file.
  const place = dest ?? path ?? (remedy && "What is to be written");
  if (!cause || !place) return error.message;
  return `${place} ${cause} (${code}). ${remedy ?? "Look at its owner and permissions, and at the settings that name it."}`;
}
