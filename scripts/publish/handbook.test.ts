import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { followGuide, readSection } from "../../tests/support/content/content-guide.ts";
import { openServerToPublishOn } from "../../tests/support/servers/server-to-publish-on.ts";

// What the guide has somebody write is built in site/build/content/content-build.test.ts.
test("somebody who follows docs/content.md publishes an article and a city", async () => {
  const server = await openServerToPublishOn({ serves: "everything" });
  const own = join(server.root, "..", "own");
  execFileSync("git", ["clone", "--quiet", server.origin, own]);
  for (const setting of ["name", "email"])
    execFileSync("git", ["config", `user.${setting}`, "owner@example.com"], { cwd: own });
  const { article, city } = followGuide(join(own, "content"));

  const [send = "", publish = "", undo = ""] = readSection("**To publish a change**").blocks;
  const type = (lines: string, folder: string) =>
    execFileSync("sh", ["-ec", lines.replaceAll("/opt/washrooms", server.root)], {
      cwd: folder,
      env: server.env,
      stdio: "pipe",
    }).toString();
  type(send, own);
  expect(publish).toContain("npm run publish-site");
  expect(type(publish, own)).toMatch(/\nPublished: \S+\.\n$/);
  for (const { file } of [article, city])
    expect(readFileSync(join(server.root, "current/content", file), "utf8"), file).toBe(
      readFileSync(join(own, "content", file), "utf8"),
    );

  expect(await server.page("/healthz")).toContain("ok");
  expect(await server.page()).toBe("one");

  // Nothing was published before it, so there is nothing to go back to; the command as it is
  // written is understood.
  expect(() => type(undo, join(server.root, "repository"))).toThrow(
    /No release before the current one/,
  );
});
