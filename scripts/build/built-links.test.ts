import { expect, test } from "vitest";
import { checkLinks } from "../../site/build/links/check-links.ts";
import { siteFolder } from "../../site-folder.ts";
import { buildIfStale } from "../build-site.ts";

test("the built site has no dead ends, and looking takes three seconds of one core at most", async () => {
  await buildIfStale();
  const start = process.cpuUsage();
  await checkLinks(siteFolder);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(3_000);
}, 300_000);
