import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/servers/test-server.ts";
import { checkImports } from "./check-imports.ts";

test("names each import that no row allows, of an Astro file too, and each folder without a row", async () => {
  const root = await temporaryFolder();
  for (const [file, text] of Object.entries({
    "server/a.ts": 'import { b } from "../server/b.ts";\nexport * from "../desk/words.ts";',
    "server/http/c.ts": 'import "../a.ts";',
    "server/a.test.ts": 'import "../desk/words.ts";',
    "site/page.astro":
      '---\nimport type { A } from "../server/a.ts";\n---\n<script>import "../desk/words.ts";</script>',
    "desk/words.ts": 'const later = () => import("../server/http/c.ts");',
    "other/d.ts": "",
  })) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  const rules = { server: [], "server/http": ["server"], site: ["server"], desk: ["server/http"] };
  expect(checkImports(root, rules)).toEqual([
    "other: has no row in import-rules.mjs.",
    "server/a.ts imports desk/words.ts, which server may not.",
    "site/page.astro imports desk/words.ts, which site may not.",
  ]);
});
