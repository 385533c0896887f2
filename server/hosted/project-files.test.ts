import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { projectFiles, projectFolder } from "./project-files.ts";

test("the hosted project has today's facts and packages", async () => {
  for (const [path, text] of Object.entries(await projectFiles()))
    expect(
      await readFile(new URL(path, projectFolder), "utf8"),
      `${path} is out of date: run node --import tsx scripts/prepare-function.ts`,
    ).toBe(text);
});
