import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { describeContent } from "../../../../scripts/website/describe-content.ts";
import { makeRelease, openTestWebsite } from "../../../../tests/support/desk/open-website.ts";
import { longestTurn } from "../../../../tests/support/event-loop/longest-turn.ts";
import { temporaryFolder } from "../../../../tests/support/servers/test-server.ts";
import { until } from "../../../../tests/support/until.ts";
import { keepPhoto } from "../entries/photographs.ts";

/** The processor's milliseconds for which a publication may keep other requests waiting. */
const maxTurn = 50;
const owner = "owner@maple.example";

/** Writes as many files as a built site has, of its sizes; their bytes differ by `seed`. */
async function writeSite(folder: string, seed: number): Promise<void> {
  await mkdir(join(folder, "_astro"), { recursive: true });
  for (let at = 0; at < 90; at += 1) {
    const page = at === 0 ? "index" : `page-${at}`;
    const html = `<html><head></head><body>${seed}${"<p>Words.</p>".repeat(6_000)}</body></html>`;
    for (const ending of ["", ".br", ".gz"])
      await writeFile(join(folder, `${page}.html${ending}`), html);
    for (const ending of ["js", "avif"])
      await writeFile(
        join(folder, "_astro", `${at}.${seed}.${ending}`),
        Buffer.alloc(90_000, seed),
      );
  }
}

test("a preview, its publication and an undo keep no other request waiting", async () => {
  const [folder, dataDir] = [await temporaryFolder(), await temporaryFolder()];
  const release = await makeRelease(join(folder, "release"));
  await writeSite(join(release, "dist/site"), 1);
  const described = JSON.parse(JSON.stringify(await describeContent(join(release, "content"))));
  let builds = 1;
  const { website } = await openTestWebsite(release, dataDir, {
    describeFolder: async () => described,
    async buildWorkspace(workspace) {
      await cp(join(folder, `site-${builds}`), join(workspace, "dist/site"), { recursive: true });
      return [];
    },
  });
  onTestFinished(() => website.stop());
  const { edits, publication } = website;
  const ended = () => until(() => !publication.isBuilding, "the build");
  const blockedFor: number[] = [];
  // What a try compiles and collects is not there in the next one.
  for (; builds <= 3; builds += 1) {
    await writeSite(join(folder, `site-${builds}`), builds + 1);
    for (let photo = 0; photo < 5; photo += 1)
      await keepPhoto(edits, { id: `photo-${photo}` }, Buffer.alloc(1_500_000, builds));
    const entry = await edits.entry({ file: "about.yaml", key: null, copyTitle: null });
    await edits.save({ ...entry, value: { ...Object(entry.value), eyebrow: `${builds}` } });
    const took = await longestTurn(async () => {
      publication.preview();
      await ended();
      await publication.publish(owner);
      await ended();
      publication.undo((await website.read()).versions.at(-1)?.id ?? "", owner);
      await ended();
    });
    expect((await website.read()).build.step).toBe("published");
    blockedFor.push(took);
    if (took <= maxTurn) return;
  }
  expect(Math.min(...blockedFor)).toBeLessThanOrEqual(maxTurn);
});
