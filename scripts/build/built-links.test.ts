import { expect, test } from "vitest";
import { checkLinks } from "../../site/build/links/check-links.ts";
import { buildSiteForTests } from "../../tests/support/build.setup.ts";
import { siteFolder } from "../../tests/support/built-site.ts";

test("the built site has no dead ends, and looking takes three seconds of one core at most", async () => {
  await buildSiteForTests();
  const start = process.cpuUsage();
  await checkLinks(siteFolder);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(3_000);
}, 300_000);
