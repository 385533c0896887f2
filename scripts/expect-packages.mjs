/**
 * Says in a sentence which packages are missing, before a command that needs them. It runs on any
 * Node, without packages.
 */
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const current = join(dirname(project), "current");
/** Commands that build the site; the owner's other commands run in the container, too. */
const building = ["start", "dev", "build"];

const has = (name) => existsSync(join(project, "node_modules", name, "package.json"));

function missing() {
  if (!has("tsx")) {
    // A virtual server has packages in its releases, and none in its clone.
    const isClone = basename(project) === "repository" && existsSync(current);
    return isClone
      ? `On the server, type this in ${current}.`
      : "Packages are not installed. Type npm ci first.";
  }
  // biome-ignore lint/style/noProcessEnv: npm names the command here; config.ts cannot load yet.
  if (building.includes(process.env.npm_lifecycle_event) && !has("astro"))
    return "The packages that build the site are not installed: npm leaves them out where NODE_ENV is production. Type npm ci --include=dev first.";
  return null;
}

const sentence = missing();
if (sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
