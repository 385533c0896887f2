import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { budgets } from "../../site/build/budgets.ts";
import { temporaryFolder } from "../../tests/support/servers/test-server.ts";
import { checkBudgets } from "./check-budgets.ts";

test("a page a little above its budget is named, and one a tenth above stops the build", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "blog"));
  const write = (name: string, bytes: number) =>
    writeFile(join(folder, `${name}.html.br`), Buffer.alloc(bytes));
  await write("index", budgets.page);
  expect(await checkBudgets(folder)).toEqual([]);
  await write("blog/long", budgets.page + 6);
  expect(await checkBudgets(folder)).toEqual([
    expect.stringMatching(`^/blog/long: ${budgets.page + 6} bytes; its budget is ${budgets.page} `),
  ]);
  await write("about", Math.ceil(budgets.page * 1.1) + 1);
  await expect(checkBudgets(folder)).rejects.toThrow(
    /^These are more than a tenth heavier .*:\n\/about: \d+ bytes.*\n.*shorten the text/,
  );
});
