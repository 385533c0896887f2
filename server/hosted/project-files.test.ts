import { readFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { projectFiles, projectFolder } from "./project-files.ts";

test("the hosted project has today's facts and packages", async () => {
  for (const [path, text] of Object.entries(await projectFiles()))
    expect(
      await readFile(new URL(path, projectFolder), "utf8"),
      `${path} is out of date: run node --import tsx scripts/prepare-function.ts`,
    ).toBe(text);
});

test("the hosted project names each package that its function imports and no other", async () => {
  const folder = "functions/send-contact-email";
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL(`${folder}/index.ts`, projectFolder))],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    write: false,
    metafile: true,
  });
  const imported = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !isBuiltin(path))
    .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]);
  const { imports } = JSON.parse((await projectFiles())[`${folder}/deno.json`] ?? "");
  const named = Object.keys(imports).filter((name) => !name.endsWith("/"));
  expect(named).toEqual([...new Set(imported)].sort());
});
