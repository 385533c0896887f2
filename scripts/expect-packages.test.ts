import { spawnSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyProject } from "../tests/support/project-copy.ts";
import { temporaryFolder } from "../tests/support/servers/test-server.ts";
import { environmentWith } from "../tests/support/settings.ts";

test("an npm command without packages says in a line what to type", async () => {
  const root = await temporaryFolder();
  const project = join(root, "repository");
  await copyProject(project);
  const type = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", ...words], {
      cwd: project,
      env: environmentWith({ npm_config_update_notifier: "false" }),
      encoding: "utf8",
    });
    // What npm says of settings that this machine has is not the project's.
    return { status, said: stdout + stderr.replace(/^npm warn .*\n/gm, "") };
  };
  const commands = ["start", "dev", "build", "quotes", "preflight"];
  for (const command of commands)
    expect(type(command), command).toEqual({
      status: 1,
      said: "Packages are not installed. Type npm ci first.\n",
    });
  await mkdir(join(root, "current"));
  expect(type("quotes", "--", "list")).toEqual({
    status: 1,
    said: `On the server, type this in ${join(root, "current")}.\n`,
  });
});
