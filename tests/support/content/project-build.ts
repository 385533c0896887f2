import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyProject, linkPackages } from "../project-copy.ts";
import { environmentWith } from "../settings.ts";
import type { ContentChange } from "./content-copy.ts";

/** A copy of the project with changed content; deleted with `await using`. */
export async function copyProjectWith(change: ContentChange) {
  const folder = await mkdtemp(join(tmpdir(), "content-build-"));
  await copyProject(folder);
  await linkPackages(folder);
  change((file) => join(folder, "content", file));
  return {
    folder,
    /** Runs a program of the project. */
    run(program: string, env: Record<string, string> = {}) {
      const { status, stdout, stderr } = spawnSync(
        "node",
        ["--import", "tsx", ...program.split(" ")],
        {
          cwd: folder,
          encoding: "utf8",
          // Content is no part of the desk's build.
          env: environmentWith({ NO_COLOR: "1", DESK: "off", ...env }),
        },
      );
      return { status, stdout, stderr, said: `${stdout}${stderr}` };
    },
    /** Builds the site as `npm run build` does. */
    build(env?: Record<string, string>) {
      return this.run("scripts/build-site.ts", env);
    },
    readFile: (name: string) => readFile(join(folder, "dist/site", name), "utf8"),
    readPage: (name: string) => readFile(join(folder, "dist/site", `${name}.html`), "utf8"),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
