import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../../tests/support/servers/test-server.ts";
import { keepFile } from "./kept-files.ts";
import { layOver } from "./overlay.ts";

test("what two people changed of a file is written into the other's, and each value that both changed is named", async () => {
  const folder = await temporaryFolder();
  const keep = (text: string) => keepFile(folder, text);
  const overlay = {
    "about.yaml": { base: keep("a: One\nb: Two\n"), ours: keep("a: Hers\nb: Two\n") },
  };
  const layOverText = async (theirs: string, oursWins = false) => {
    writeFileSync(join(folder, "about.yaml"), theirs);
    const conflicts = await layOver(overlay, folder, folder, { oursWins });
    return { conflicts, text: readFileSync(join(folder, "about.yaml"), "utf8") };
  };
  expect(await layOverText("# Why\na: One\nb: Theirs\n")).toEqual({
    conflicts: [],
    text: "# Why\na: Hers\nb: Theirs\n",
  });
  const theirs = "a: Theirs\nb: Theirs\n";
  const conflicts = [{ file: "about.yaml", path: ["a"], ours: "Hers", theirs: "Theirs" }];
  expect(await layOverText(theirs)).toEqual({ conflicts, text: theirs });
  expect(await layOverText(theirs, true)).toEqual({ conflicts, text: "a: Hers\nb: Theirs\n" });
  // What cannot be edited is decided as a whole.
  expect((await layOverText("a: &all Theirs\nb: *all\n")).conflicts).toMatchObject([{ path: [] }]);
});
