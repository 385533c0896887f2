import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { openTestWebsite } from "../../../../tests/support/desk/open-website.ts";
import { temporaryFolder } from "../../../../tests/support/servers/test-server.ts";

test("what the owner saved and did not publish is read by nobody else on the machine", async () => {
  const { website } = await openTestWebsite(process.cwd(), await temporaryFolder());
  website.stop();
  const { mode } = statSync(website.edits.editor.files.folder);
  expect((mode & 0o777).toString(8)).toBe("700");
});
