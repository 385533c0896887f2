import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { replaceIn, stackTrace } from "../../../tests/support/content/content-copy.ts";
import { copyProjectWith } from "../../../tests/support/content/project-build.ts";

test("the build prints the mistakes in content/ and builds nothing", {
  timeout: 300_000,
}, async () => {
  await using project = await copyProjectWith((content) => {
    replaceIn(content("testimonials.yaml"), "rating: 5", "rating: 6");
    rmSync(content("photos/three-detail.jpg"));
  });
  const { status, said } = project.build();
  expect(status).toBe(1);
  expect(said).toMatch(/content\/testimonials\.yaml, line \d+, .*rating: /);
  expect(said).toMatch(/three-detail\.jpg is not there\. Put the picture there/);
  expect(said).toMatch(/\n\nThe site was not built\.\n$/);
  expect(said).not.toMatch(stackTrace);
  expect(said).not.toContain("[build]");
});

test("every program of the owner's says which line of content/ it cannot read", {
  timeout: 300_000,
}, async () => {
  await using project = await copyProjectWith((content) =>
    replaceIn(content("business.yaml"), "baseTown: St. Catharines", "baseTown: Town: Niagara"),
  );
  for (const [program, sentence] of [
    ["scripts/start.ts", /^content\/business\.yaml, line 9: Put a text that contains a colon/],
    ["server/main.ts", /^content\/business\.yaml, line 9: Put a text that contains a colon/],
    [
      "cli/quotes.ts export all.csv",
      /^content\/business\.yaml, line 9: Put a text that contains a colon/,
    ],
    ["cli/preflight/preflight.ts", /^content\/business\.yaml, line 9: Put a text/],
  ] as const) {
    const { status, stderr, said } = project.run(program);
    expect([program, status]).toEqual([program, 1]);
    expect(stderr).toMatch(sentence);
    expect(said).not.toMatch(stackTrace);
  }
});

test("what only the finished pages show is said in sentences, too", {
  timeout: 300_000,
}, async () => {
  const titleLine = (city: string) =>
    /^title: .*$/m.exec(readFileSync(`content/cities/${city}.yaml`, "utf8"))?.[0] ?? "";
  await using project = await copyProjectWith((content) =>
    replaceIn(content("cities/ajax.yaml"), titleLine("ajax"), titleLine("vaughan")),
  );
  const { status, said } = project.build();
  expect(status).toBe(1);
  expect(said).toMatch(
    /\n\nThe pages \/ajax-washroom-restroom-trailer-rentals and \/vaughan-\S+ have the same title: ".*Vaughan.*"\. Write another .*\n\nThe site was not built\.\n$/,
  );
  expect(said).not.toMatch(stackTrace);

  const wrong = project.build({ SITE_URL: "www.maple.ca" });
  expect(wrong).toMatchObject({ status: 1, stdout: "" });
  expect(wrong.said).toMatch(
    /^\nSITE_URL must be the site's address .*\n\nThe site was not built\.\n$/,
  );

  const dist = join(project.folder, "dist");
  rmSync(dist, { recursive: true, force: true });
  writeFileSync(dist, "a file in the folder's place");
  const blocked = project.build();
  expect(blocked.status).toBe(1);
  expect(blocked.said).toMatch(
    /\n\n?\S*dist\S* (has a file in its path where a folder should be|is there already, as something else) \(\w+\)\. Look at its owner and permissions.*\n\nThe site was not built\.\n$/,
  );
  expect(blocked.said).not.toMatch(stackTrace);
});

test("links to a deleted trailer stop the build, with the pages and lines that have them", {
  timeout: 300_000,
}, async () => {
  const trailer = "grand-4-station-restroom-trailer";
  await using project = await copyProjectWith((content) => {
    rmSync(content(`trailers/${trailer}.yaml`));
    replaceIn(content("fleet.yaml"), `  four: { name: 4-station, trailer: ${trailer} }\n`, "");
  });
  const { status, said } = project.build();
  expect(status).toBe(1);
  // Pages and the feed still lead to the trailer.
  expect(said).toMatch(/\/grand-4-station-restroom-trailer: There is no such page or file\./);
  expect(said).toMatch(/ {2}written in content\/posts\/\S+\.md, line \d+\n/);
  expect(said).toMatch(/ {2}on \/\S+, \/\S+/);
  expect(said).not.toMatch(stackTrace);
});
