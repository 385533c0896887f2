import { expect, test } from "vitest";
import { explainError } from "./explain-error.ts";

const systemError = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: refused`), { code, path });

test("a full disk is told to be emptied, with or without the name of a file", () => {
  expect(explainError(systemError("ENOSPC", "/data/requests.db"))).toBe(
    "/data/requests.db does not fit: the disk is full (ENOSPC). Make room, for example delete old backups.",
  );
  expect(explainError(systemError("ENOSPC"))).toBe(
    "What is to be written does not fit: the disk is full (ENOSPC). Make room, for example delete old backups.",
  );
  expect(explainError(systemError("EDQUOT", "/data/a"))).toBe(
    "/data/a does not fit: the disk's quota is used up (EDQUOT). Make room, for example delete old backups.",
  );
});

test("a file that may not be read is told with its owner and permissions", () => {
  expect(explainError(systemError("EACCES", "/data/a"))).toMatch(
    /Look at its owner and permissions/,
  );
  expect(explainError(systemError("EACCES"))).toBe("EACCES: refused");
});
