import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { nameSqlFiles, projectFiles, projectFolder } from "./project-files.ts";

const remedy = "out of date: run npx node scripts/prepare-function.ts";
const now = new Date("2030-01-15T12:30:00Z");

test("the hosted project has today's facts, packages and migrations", async () => {
  for (const [path, text] of Object.entries(await projectFiles(now)))
    expect(
      await readFile(new URL(path, projectFolder), "utf8").catch(() => null),
      `${path} is ${remedy}`,
    ).toBe(text);
});

test("every compiled SQL file has its migration", async () => {
  const compiled = (await readdir(new URL("migrations", projectFolder))).filter((file) =>
    /_\d{4}-/.test(file),
  );
  expect(Object.keys(await projectFiles(now))).toEqual(
    expect.arrayContaining(compiled.map((file) => `migrations/${file}`)),
  );
});

test("a SQL file keeps its name, and new ones come after the last, a second apart", () => {
  const names = ["0010-a", "0011-b", "0012-c"];
  const existing = ["20300115123000_0010-a.sql", "20300114000000_old.sql"];
  const files = ["20300115123000_0010-a.sql", "20300115123001_0011-b.sql"];
  expect(nameSqlFiles(names, existing, now)).toEqual([...files, "20300115123002_0012-c.sql"]);
  expect(nameSqlFiles(["0011-b"], existing, new Date("2031-01-01T00:00:00Z"))).toEqual([
    "20310101000000_0011-b.sql",
  ]);
});
