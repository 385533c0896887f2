import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { functionFiles } from "./prepare-function.ts";

test("the hosted function has the business's facts and the packages of today", async () => {
  for (const [name, text] of Object.entries(await functionFiles()))
    expect(
      await readFile(`supabase/functions/send-contact-email/${name}`, "utf8"),
      `${name} is out of date: run node --import tsx scripts/prepare-function.ts`,
    ).toBe(text);
});
