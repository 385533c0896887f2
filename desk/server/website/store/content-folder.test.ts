import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../../tests/support/servers/test-server.ts";
import { mergeInto } from "./content-folder.ts";

test("what two people changed of a file is written into the other's, and each value that both changed is named", async () => {
  const folder = await temporaryFolder();
  const folderWith = (name: string, text: string) => {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, "about.yaml"), text);
    return join(folder, name);
  };
  const before = folderWith("before", "a: One\nb: Two\n");
  const after = folderWith("after", "a: Hers\nb: Two\n");
  const mergeText = async (text: string, oursWins = false) => {
    const into = folderWith("into", text);
    const conflicts = await mergeInto(into, { before, after }, { oursWins });
    return { conflicts, text: readFileSync(join(into, "about.yaml"), "utf8") };
  };
  expect(await mergeText("# Why\na: One\nb: Theirs\n")).toEqual({
    conflicts: [],
    text: "# Why\na: Hers\nb: Theirs\n",
  });
  const theirs = "a: Theirs\nb: Theirs\n";
  const conflicts = [{ file: "about.yaml", path: ["a"], ours: "Hers", theirs: "Theirs" }];
  expect(await mergeText(theirs)).toEqual({ conflicts, text: theirs });
  expect(await mergeText(theirs, true)).toEqual({ conflicts, text: "a: Hers\nb: Theirs\n" });
  // What cannot be edited is decided as a whole.
  expect((await mergeText("a: &all Theirs\nb: *all\n")).conflicts).toMatchObject([{ path: [] }]);
});
