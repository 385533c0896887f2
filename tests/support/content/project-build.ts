import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import {
  contentOfWorkspace,
  prepareWorkspace,
} from "../../../desk/server/website/publication/build-content.ts";
import { shortPaths } from "../../../server/built-site/short-paths.ts";
import { copyProject, linkBuildCache, linkPackages } from "../project-copy.ts";
import { environmentWith } from "../settings.ts";
import type { ContentChange } from "./content-copy.ts";

/**
 * In place of Astro, which takes half a minute: the home page, those that short addresses lead to,
 * and one with the words of page.html; fails with the words of astro-fails.
 */
const quickAstro = `#!/bin/sh
[ ! -e astro-fails ] || { cat astro-fails >&2; exit 1; }
mkdir -p "$BUILD_FOLDER"
for page in /index /page ${[...shortPaths.values()].join(" ")}; do
  echo '<link rel="canonical" href="'"$SITE_URL"'/">' > "$BUILD_FOLDER$page.html"
done
[ ! -e page.html ] || cat page.html >> "$BUILD_FOLDER/page.html"
`;

/** A copy of the project with changed content, to be deleted by `remove`. */
export async function copyProjectWith(
  change: ContentChange = () => {},
  /** Whether it is built in a moment, and whether it is what the desk has the site built in. */
  { isQuick = false, isWorkspace = false } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), "content-build-"));
  await linkBuildCache(folder);
  if (isWorkspace) {
    await prepareWorkspace(process.cwd(), folder);
    await cp("content", contentOfWorkspace(folder), { recursive: true });
  } else {
    await copyProject(folder);
    await linkPackages(folder);
  }
  change((file) => join(folder, "content", file));
  const bin = join(folder, "bin");
  if (isQuick) {
    await mkdir(bin);
    await writeFile(join(bin, "astro"), quickAstro, { mode: 0o755 });
  }
  const settings = {
    NO_COLOR: "1",
    // Content is no part of the desk's build.
    DESK: "off",
    PATH: `${bin}${delimiter}${environmentWith().PATH}`,
    // Another address would have every page compressed anew.
    ...(isQuick && { SITE_URL: "https://www.maple.example" }),
  };

  /** Begins a program of the project in a process group of its own. */
  function begin(program: string, env: Record<string, string> = {}) {
    const child = spawn("node", ["--import", "tsx", ...program.split(" ")], {
      cwd: folder,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: environmentWith({ ...settings, ...env }),
    });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => said.push(String(chunk)));
    return {
      ended: new Promise<number | null>((resolve) => child.once("close", resolve)),
      said: () => said.join(""),
      /** Sends a signal to all of its processes, unless they have ended. */
      signal(name: NodeJS.Signals) {
        try {
          process.kill(-(child.pid as number), name);
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
        }
      },
    };
  }

  async function run(program: string, env?: Record<string, string>) {
    const { ended, said } = begin(program, env);
    return { status: await ended, said: said() };
  }

  return {
    folder,
    begin,
    run,
    /** Builds the site as `npm run build` does. */
    build: (env?: Record<string, string>) => run("scripts/build-site.ts", env),
    readFile: (name: string) => readFile(join(folder, "dist/site", name), "utf8"),
    readPage: (name: string) => readFile(join(folder, "dist/site", `${name}.html`), "utf8"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
