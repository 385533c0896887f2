import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { openServerToPublishOn } from "../support/servers/server-to-publish-on.ts";
import { isFullFaultRun } from "../support/settings.ts";
import { until } from "../support/until.ts";
import { report, times } from "./row.ts";

/** The first word that publishing prints at each step. */
const steps = ["Taking in", "Installing", "Building", "Checking", "Switching", "Restarting"];
const rounds = times(3, 1);

test(
  "publishing that is killed at any step leaves a whole release, and the next publishing succeeds",
  async () => {
    const server = await openServerToPublishOn();
    expect((await server.publish()).code).toBe(0);
    const whole = new Set(["one"]);
    const broken: string[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const step of steps) {
        const words = `${step.replace(" ", "-")}-${round}`;
        await server.commit("page.txt", words);
        whole.add(words);
        const publishing = server.begin();
        await until(() => publishing.said().includes(step), step, 120_000);
        publishing.kill();
        await publishing.code;
        const release = join(server.root, server.current());
        const isComplete = ["release.json", "dist/site/index.html", "node_modules"].every((file) =>
          existsSync(join(release, file)),
        );
        server.restart();
        const served = await until(() => server.page().catch(() => null), "an answer", 60_000);
        const form = await server.page(`/_astro/form.${served}.js`);
        if (!isComplete || !whole.has(served) || form !== served) broken.push(words);
      }
    await server.commit("page.txt", "last");
    // The full run installs the release's own packages by npm ci, as on a server.
    const last = await server.publishWith(isFullFaultRun ? { PUBLISH_INSTALL: "" } : {});
    expect(last).toMatchObject({ code: 0 });
    expect(await server.page()).toBe("last");
    expect(server.releases().length).toBeLessThanOrEqual(3);
    const row = report({
      fault: "Publishing is killed",
      injected: `\`kill -9\` to all of its processes as each of its ${steps.length} steps begins, then a restart of the server; ${broken.length} times a release that was not whole was current`,
      times: rounds * steps.length,
      answered: null,
      lost: null,
      doubled: null,
      serverErrors: 0,
    });
    expect([row.serverErrors, broken]).toEqual([0, []]);
  },
  times(1_800_000, 300_000),
);

const kills = times(100, 5);

test(
  "publishing that is killed while it takes in what changed does not stop the next",
  async () => {
    const server = await openServerToPublishOn();
    const failing = { PUBLISH_INSTALL: "false" };
    const stopped: string[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      await server.commit("page.txt", `words-${kill}`);
      const publishing = server.begin([], failing);
      await until(() => publishing.said().includes("Taking in"), "the first step");
      await Promise.race([wait(Math.random() * 150), publishing.code]);
      publishing.kill();
      await publishing.code;
      const { said } = await server.publishWith(failing);
      if (!said.includes("Installing packages")) stopped.push(said);
    }
    const row = report({
      fault: "Publishing is killed while it takes in a commit",
      injected: `\`kill -9\` within 150 ms of the first step, while Git writes; ${stopped.length} times the next publishing could not take the commit in`,
      times: kills,
      answered: null,
      lost: null,
      doubled: null,
      serverErrors: 0,
    });
    expect([row.serverErrors, stopped]).toEqual([0, []]);
  },
  times(900_000, 120_000),
);
