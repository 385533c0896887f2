import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/servers/test-server.ts";
import { keepFile, layOver } from "./overlay.ts";
import { openWebsiteFiles } from "./website-files.ts";

test("what the owner saved and did not publish is read by nobody else on the machine", async () => {
  const folder = await temporaryFolder();
  const hers = keepFile(folder, "phone: 905-555-0142");
  const saved = { hers, base: null, by: "owner@maple.example", at: 0 };
  const files = openWebsiteFiles(folder);
  files.writeDraft({ "business.yaml": saved });
  files.writeCurrent({ versions: [], build: null });
  const modes = globSync("**/*", { cwd: folder })
    .map((name) => statSync(join(folder, name)))
    .flatMap((stats) => (stats.isFile() ? (stats.mode & 0o777).toString(8) : []));
  expect(modes).toEqual(["600", "600", "600"]);
});

test("what two people changed of a file is written into the other's, and each value that both changed is named", async () => {
  const folder = await temporaryFolder();
  const keep = (text: string) => keepFile(folder, text);
  const overlay = {
    "about.yaml": { base: keep("a: One\nb: Two\n"), hers: keep("a: Hers\nb: Two\n") },
  };
  const layOverText = (theirs: string, hersWins = false) => {
    writeFileSync(join(folder, "about.yaml"), theirs);
    const conflicts = layOver(overlay, folder, folder, { hersWins });
    return { conflicts, text: readFileSync(join(folder, "about.yaml"), "utf8") };
  };
  expect(layOverText("# Why\na: One\nb: Theirs\n")).toEqual({
    conflicts: [],
    text: "# Why\na: Hers\nb: Theirs\n",
  });
  const theirs = "a: Theirs\nb: Theirs\n";
  const conflicts = [{ file: "about.yaml", path: ["a"], hers: "Hers", theirs: "Theirs" }];
  expect(layOverText(theirs)).toEqual({ conflicts, text: theirs });
  expect(layOverText(theirs, true)).toEqual({ conflicts, text: "a: Hers\nb: Theirs\n" });
  // What cannot be edited is decided as a whole.
  expect(layOverText("a: &all Theirs\nb: *all\n").conflicts).toMatchObject([{ path: [] }]);
});
