import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 as Ajv } from "ajv/dist/2020.js";
import { afterEach, expect, test } from "vitest";
import { parse, stringify } from "yaml";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Builds a copy of the project after a change to its content; returns the exit code, what was said and a reader of the built pages. */
function buildWith(change: (content: (file: string) => string) => void) {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  folders.push(folder);
  for (const part of [
    "content",
    "site",
    "quote-request",
    "astro.config.ts",
    "site-folder.ts",
    "package.json",
    "tsconfig.json",
  ])
    cpSync(part, join(folder, part), { recursive: true });
  // Pictures that were made once need not be made again.
  mkdirSync(".cache", { recursive: true });
  for (const shared of ["node_modules", ".cache"])
    symlinkSync(join(process.cwd(), shared), join(folder, shared));
  change((file) => join(folder, "content", file));
  const { status, stdout, stderr } = spawnSync("astro", ["build"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, SITE_FOLDER: "", ASTRO_TELEMETRY_DISABLED: "1", NO_COLOR: "1" },
  });
  const said = `${stdout}${stderr}`.replaceAll("**", "");
  const readFile = (name: string) => readFileSync(join(folder, "dist/site", name), "utf8");
  const readPage = (name: string) => readFile(`${name}.html`);
  return { status, said, folder, readFile, readPage };
}

function replaceIn(file: string, from: string, to: string) {
  const before = readFileSync(file, "utf8");
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
}

const cases: { name: string; change: Parameters<typeof buildWith>[0]; says: RegExp[] }[] = [
  {
    name: "a deleted photo",
    change: (content) => rmSync(content("photos/three-detail.jpg")),
    says: [/content\/photos\.yaml: the file of "three-detail"/, /Put the picture there/],
  },
  {
    name: "a phone number that was changed in one place",
    change: (content) =>
      replaceIn(content("business.yaml"), "phone: 905-555-0142", "phone: 905-555-0199"),
    says: [/phoneLink: This is another number than phone/, /content\/business\.yaml/],
  },
  {
    name: "a misspelt field",
    change: (content) =>
      replaceIn(content("trailers/grand-4-station-restroom-trailer.yaml"), "  height:", "  hight:"),
    says: [
      /There is no field "hight" here\. Correct its spelling/,
      /specifications\.height: Required/,
      /content\/trailers\/grand-4-station-restroom-trailer\.yaml/,
    ],
  },
  {
    name: "a trailer with five stations",
    change: (content) =>
      replaceIn(
        content("trailers/grand-4-station-restroom-trailer.yaml"),
        "stalls: 4",
        "stalls: 5",
      ),
    says: [/stalls: /, /content\/trailers\/grand-4-station-restroom-trailer\.yaml/],
  },
  {
    name: "a review with six stars",
    change: (content) => replaceIn(content("testimonials.yaml"), "rating: 5", "rating: 6"),
    says: [/rating: /, /content\/testimonials\.yaml/],
  },
  {
    name: "a picture that photos.yaml does not have",
    change: (content) => replaceIn(content("home.yaml"), "wedding-dusk", "wedding-dawn"),
    says: [
      /hero\.photos\.0: There is no "wedding-dawn" in content\/photos\.yaml\. Write one of/,
      /content\/home\.yaml/,
    ],
  },
  {
    name: "a trailer that does not exist",
    change: (content) => replaceIn(content("home.yaml"), "trailer: luxury-2", "trailer: luxury-9"),
    says: [
      /popular\.trailer: There is no "luxury-9-station-restroom-trailer" in content\/trailers\//,
    ],
  },
  {
    name: "the same entry twice",
    change: (content) => replaceIn(content("photos.yaml"), "\ntwo-mirror:", "\ntwo-vanity:"),
    says: [
      /content\/photos\.yaml could not be read: Map keys must be unique at line \d+/,
      /another name/,
    ],
  },
  {
    name: "a post with the address of a category",
    change: (content) =>
      cpSync(
        content("posts/construction-site-restroom-requirements.md"),
        content("posts/wedding-washroom-restroom-trailer-rentals.md"),
      ),
    says: [/claimed twice: by .*content\/categories\.yaml and by .*content\/posts\//, /Rename one/],
  },
  {
    name: "two pages with the same title",
    change: (content) =>
      replaceIn(
        content("cities/ajax.yaml"),
        "title: Washroom Trailers for Ajax Waterfront Events",
        "title: Washroom Trailer Rentals in Vaughan",
      ),
    says: [
      /\/ajax-washroom-restroom-trailer-rentals and \/vaughan-\S+ have the same title: "Washroom Trailer Rentals in Vaughan"\. Write another/,
    ],
  },
  {
    name: "a day of change that is still to come",
    change: (content) =>
      writeFileSync(
        content("about.yaml"),
        readFileSync(content("about.yaml"), "utf8").replace(
          /^updated: .*$/m,
          'updated: "2099-01-01"',
        ),
      ),
    says: [/updated: This day is still to come/, /content\/about\.yaml/],
  },
  {
    name: "a city with the address of another page",
    change: (content) => cpSync(content("cities/ajax.yaml"), content("cities/luxury.yaml")),
    says: [/\/luxury-washroom-restroom-trailer-rentals is claimed twice/, /content\/cities\//],
  },
  {
    name: "a file name that is no address",
    change: (content) => cpSync(content("cities/ajax.yaml"), content("cities/Fort Erie.yaml")),
    says: [/content\/cities\/: "Fort Erie" becomes part of an address\. Use small letters/],
  },
  {
    name: "a city's page that is another's with the name changed",
    change: (content) => {
      const ajax = parse(readFileSync(content("cities/ajax.yaml"), "utf8"));
      const copy = JSON.parse(JSON.stringify(ajax).replaceAll("Ajax", "Fort Erie"));
      writeFileSync(content("cities/fort-erie.yaml"), stringify(copy));
    },
    says: [
      /content\/cities\/ajax\.yaml and content\/cities\/fort-erie\.yaml share \d+ % of their wording/,
    ],
  },
];

for (const { name, change, says } of cases) {
  test(`the build stops for ${name} and says what to do`, { timeout: 60_000 }, () => {
    const { status, said } = buildWith(change);
    expect(status).not.toBe(0);
    for (const sentence of says) expect(said).toMatch(sentence);
  });
}

test("a fifth trailer and a 28th city are one file each", { timeout: 180_000 }, () => {
  const { status, said, folder, readFile, readPage } = buildWith((content) => {
    const read = (file: string) => readFileSync(content(file), "utf8");
    const trailer = read("trailers/single-station-restroom-trailer.yaml")
      .replace("order: 1", "order: 5")
      .replace("name: Single-Station Trailer", "name: Garden Trailer")
      .replace(/^title: .*$/m, "title: Garden Restroom Trailer Rental")
      .replace(/^description: /m, "description: In the garden. ");
    writeFileSync(content("trailers/garden-restroom-trailer.yaml"), trailer);
    // The words of an owner who writes a new page, in short.
    const words = (start: number) =>
      Array.from({ length: 40 }, (_, index) => `word${start + index}`).join(" ");
    const city = parse(read("cities/ajax.yaml"));
    const list = [0, 1, 2, 3].map((at) => ({ title: `Place ${at}`, text: words(at * 100) }));
    writeFileSync(
      content("cities/fort-erie.yaml"),
      stringify({
        ...city,
        name: "Fort Erie",
        title: "Washroom Trailer Rentals in Fort Erie",
        description:
          "Washroom trailers for weddings, events and job sites in Fort Erie, delivered and set up.",
        hero: { ...city.hero, heading: "Fort Erie and the river", text: words(500) },
        why: { heading: "Why choose Fort Erie", reasons: list },
        about: { heading: "About", paragraphs: [words(600), words(700)] },
        places: { heading: "Places", list },
      }),
    );
  });
  expect([status, said]).toEqual([0, expect.any(String)]);
  const home = readPage("index");
  expect(home).toContain("28 cities, one phone number.");
  expect(home).toContain("/fort-erie-washroom-restroom-trailer-rentals");
  expect(readPage("fort-erie-washroom-restroom-trailer-rentals")).toContain("Garden Trailer");
  expect(readPage("service-areas/fort-erie")).toContain("Fort Erie and the river");
  expect(readPage("trailer/garden-restroom-trailer")).toContain(
    "Ready to Book the Garden Trailer?",
  );
  expect(readPage("luxury-washroom-restroom-trailer-rentals")).toContain("Garden Trailer");
  for (const path of [
    "fort-erie-washroom-restroom-trailer-rentals",
    "washroom-restroom-trailer/garden-restroom-trailer",
  ]) {
    expect(readFile("sitemap.xml")).toContain(`/${path}</loc>`);
    expect(readFile("llms.txt")).toContain(`/${path})`);
    expect(readFile(`share/${path}.jpg`).length).toBeGreaterThan(10_000);
  }

  // What editors are told (.vscode/settings.json) is what the build asks for: one schema a file, with nothing marked wrong.
  const { "yaml.schemas": schemas } = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const checked: string[] = [];
  for (const [schema, pattern] of Object.entries<string>(schemas)) {
    const isValid = ajv.compile(JSON.parse(readFileSync(join(folder, schema), "utf8")));
    for (const file of globSync(pattern, { cwd: folder })) {
      isValid(parse(readFileSync(join(folder, file), "utf8")));
      expect(isValid.errors, file).toBeNull();
      checked.push(file);
    }
  }
  expect(checked.sort()).toEqual(globSync("content/**/*.yaml", { cwd: folder }).sort());
});
