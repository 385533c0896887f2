/** Throws a sentence for a file that cannot be written, and any other error as it is. */
export function explainWriteError(error: NodeJS.ErrnoException): never {
  if (error.code === "EEXIST")
    throw new Error(`${error.path} is there already; name another file.`);
  if (error.code === "EROFS" || error.code === "EACCES")
    throw new Error(`Nothing can be written to ${error.path}; name a file in DATA_DIR.`);
  if (error.code === "ENOENT") throw new Error(`There is no folder for ${error.path}.`);
  throw error;
}
