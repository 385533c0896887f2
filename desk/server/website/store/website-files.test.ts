import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../../tests/support/servers/test-server.ts";
import { keepFile } from "./kept-files.ts";
import { WebsiteFiles } from "./website-files.ts";

test("what the owner saved and did not publish is read by nobody else on the machine", async () => {
  const folder = await temporaryFolder();
  const ours = keepFile(folder, "phone: 905-555-0142");
  const saved = { ours, base: null, by: "owner@maple.example", at: 0 };
  const files = new WebsiteFiles(folder);
  files.writeEdits({ "business.yaml": saved });
  files.putOnline("b1", []);
  const modes = globSync("**/*", { cwd: folder })
    .map((name) => statSync(join(folder, name)))
    .flatMap((stats) => (stats.isFile() ? (stats.mode & 0o777).toString(8) : []));
  expect(modes).toEqual(["600", "600", "600"]);
});
