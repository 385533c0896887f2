/**
 * Says in a sentence that packages are missing, before a command that needs them. It runs on any
 * Node, without packages.
 */
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const current = join(dirname(project), "current");

if (!existsSync(join(project, "node_modules/tsx/package.json"))) {
  // A virtual server has packages in its releases, and none in its clone.
  const isClone = basename(project) === "repository" && existsSync(current);
  console.error(
    isClone
      ? `On the server, type this in ${current}.`
      : "Packages are not installed. Type npm ci first.",
  );
  process.exitCode = 1;
}
