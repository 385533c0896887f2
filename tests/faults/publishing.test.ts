import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openServerToPublishOn } from "../support/servers/server-to-publish-on.ts";
import { until } from "../support/until.ts";

/** The first words that publishing prints at each step, and an undo at its own. */
const undo = "Switching back";
const steps = ["Taking in", "Installing", "Building", "Checking", "Switching", "Restarting", undo];

test("publishing that is killed at any step leaves a whole release, and the next publishing succeeds", async () => {
  const server = await openServerToPublishOn();
  expect((await server.publish()).code).toBe(0);
  const whole = new Set(["one"]);
  const broken: string[] = [];
  let before = "one";
  for (const step of steps) {
    const words = step.replace(" ", "-");
    if (step !== undo) await server.commit("page.txt", words);
    whole.add(words);
    const publishing = server.begin(step === undo ? ["--undo"] : []);
    await until(() => publishing.said().includes(step), step);
    publishing.kill();
    await publishing.code;
    const release = join(server.root, server.current());
    const isComplete = ["release.json", "dist/site/index.html", "node_modules"].every((file) =>
      existsSync(join(release, file)),
    );
    server.restart();
    const served = await until(() => server.page().catch(() => null), "an answer");
    // Pages that were open before, and those that are now, find their hashed files.
    for (const page of [before, served])
      if ((await server.page(`/_astro/form.${page}.js`)) !== page) broken.push(`${words}: ${page}`);
    if (!isComplete || !whole.has(served)) broken.push(words);
    before = served;
  }
  await server.commit("page.txt", "last");
  expect(await server.publish()).toMatchObject({ code: 0 });
  expect(await server.page()).toBe("last");
  expect(server.releases().length).toBeLessThanOrEqual(3);
  expect(broken).toEqual([]);
}, 300_000);
