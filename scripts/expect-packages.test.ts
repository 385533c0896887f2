import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyProject } from "../tests/support/project-copy.ts";
import { temporaryFolder } from "../tests/support/servers/test-server.ts";
import { environmentWith } from "../tests/support/settings.ts";

test("an npm command without packages, or without build tools, says in a line what to type", async () => {
  const root = await temporaryFolder();
  const project = join(root, "repository");
  await copyProject(project, ["package.json", ".npmrc", "scripts/expect-packages.mjs"]);
  const run = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...words], {
      cwd: project,
      env: environmentWith({ npm_config_update_notifier: "false" }),
      encoding: "utf8",
    });
    // What npm says of settings that this machine has is not the project's.
    return { status, said: stdout + stderr.replace(/^npm warn .*\n/gm, "") };
  };
  const refused = (said: string) => ({ status: 1, said: `${said}\n` });
  for (const command of ["start", "dev", "build", "requests", "preflight"])
    expect(run(command)).toEqual(refused("Packages are not installed. Type npm ci first."));
  await mkdir(join(root, "current"));
  expect(run("requests", "--", "list")).toEqual(
    refused(`On the server, type this in ${join(root, "current")}.`),
  );
  await mkdir(join(project, "node_modules/tsx"), { recursive: true });
  await writeFile(join(project, "node_modules/tsx/package.json"), "{}");
  for (const command of ["start", "dev", "build"])
    expect(run(command), command).toEqual(
      refused(
        "The packages that build the site are not installed: npm leaves them out where NODE_ENV is production. Type npm ci --include=dev first.",
      ),
    );
});
