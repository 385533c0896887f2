import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
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
    "server",
    "cli/terminal",
    "scripts",
    "astro.config.ts",
    "package-lock.json",
    "package.json",
    "read-yaml.ts",
    "site-folder.ts",
    "tsconfig.json",
  ])
    cpSync(part, join(folder, part), { recursive: true });
  // Pictures that were made once need not be made again.
  mkdirSync(".cache", { recursive: true });
  for (const shared of ["node_modules", ".cache"])
    symlinkSync(join(process.cwd(), shared), join(folder, shared));
  change((file) => join(folder, "content", file));
  return { folder, ...build(folder) };
}

/** Runs npm run build's program in a copy of the project. */
function build(folder: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync("node", ["scripts/build-site.ts"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, SITE_FOLDER: "", NO_COLOR: "1", ...env },
  });
  const readFile = (name: string) => readFileSync(join(folder, "dist/site", name), "utf8");
  const readPage = (name: string) => readFile(`${name}.html`);
  return { status, stdout, said: `${stdout}${stderr}`, readFile, readPage };
}

function replaceIn(file: string, from: string, to: string) {
  const before = readFileSync(file, "utf8");
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
}

/** The article whose head the handbook shows, in LF and UTF-8. */
function handbookArticle(): string {
  const handbook = readFileSync("docs/owner-handbook.md", "utf8");
  const [head = ""] = /^ {4}---\n[\s\S]*?^ {4}---\n/m.exec(handbook) ?? [];
  expect(head).toContain("    title: ");
  return `${head.replace(/^ {4}/gm, "")}\nWords.\n\n## A heading\n\nMore words.\n`;
}

const cases: { name: string; change: Parameters<typeof buildWith>[0]; says: RegExp[] }[] = [
  {
    name: "a deleted photo",
    change: (content) => rmSync(content("photos/three-detail.jpg")),
    says: [
      /content\/photos\.yaml, line \d+, three-detail\.file: content\/photos\/three-detail\.jpg is not there\. Put the picture there/,
    ],
  },
  {
    name: "a photograph as an iPhone takes it",
    change: (content) =>
      writeFileSync(
        content("photos/three-detail.jpg"),
        Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
      ),
    says: [/three-detail\.jpg is a HEIC picture.* Save it as JPEG, at least 1600 pixels wide/],
  },
  {
    name: "a photograph that was broken off while it was copied",
    change: (content) => {
      const whole = readFileSync(content("photos/three-detail.jpg"));
      writeFileSync(
        content("photos/three-detail.jpg"),
        whole.subarray(0, Math.round(whole.length / 2)),
      );
    },
    says: [/three-detail\.jpg is damaged, or no picture\. Save it as JPEG/],
  },
  {
    name: "a photograph that is too small",
    change: (content) => cpSync("docs/owner-handbook/mail.jpg", content("photos/three-detail.jpg")),
    says: [/three-detail\.jpg is \d+ × \d+ pixels, which is too small.* at least 1600 pixels wide/],
  },
  {
    name: "a phone number that was changed in one place",
    change: (content) =>
      replaceIn(content("business.yaml"), "phone: 905-555-0142", "phone: 905-555-0199"),
    says: [
      /content\/business\.yaml, line \d+, phoneLink: This is another number than phone; write the same one/,
    ],
  },
  {
    name: "an address of the site with a slash at its end",
    change: (content) =>
      replaceIn(content("business.yaml"), "mapleandbrass.example\n", "mapleandbrass.example/\n"),
    says: [
      /content\/business\.yaml, line \d+, siteAddress: Write it like https:\/\/www\.example\.com/,
    ],
  },
  {
    name: "an address of the site without https://",
    change: (content) =>
      replaceIn(content("business.yaml"), "siteAddress: https://", "siteAddress: "),
    says: [
      /content\/business\.yaml, line \d+, siteAddress: This is no web address\. Write it like/,
    ],
  },
  {
    name: "a tab",
    change: (content) => replaceIn(content("business.yaml"), "social:\n  -", "social:\n\t-"),
    says: [
      /content\/business\.yaml, line \d+: A tab stands at the start of this line\. Use spaces/,
    ],
  },
  {
    name: "a colon in a text without quotation marks",
    change: (content) =>
      replaceIn(content("business.yaml"), "baseTown: St. Catharines", "baseTown: Town: Niagara"),
    says: [
      /content\/business\.yaml, line \d+: Put a text that contains a colon into "double quotes"/,
    ],
  },
  {
    name: "a quotation mark that is not closed",
    change: (content) =>
      replaceIn(
        content("home.yaml"),
        /^title: (.*)$/m.exec(readFileSync(content("home.yaml"), "utf8"))?.[0] ?? "",
        'title: "Never closed',
      ),
    says: [/content\/home\.yaml, line \d+: A quotation mark opens in this line and is not closed/],
  },
  {
    name: "a line that is indented otherwise than its neighbours",
    change: (content) =>
      replaceIn(
        content("trailers/grand-4-station-restroom-trailer.yaml"),
        "\n  height:",
        "\n   height:",
      ),
    says: [
      /content\/trailers\/grand-4-\S+\.yaml, line \d+: .*look at the spaces at the start of this line/,
    ],
  },
  {
    name: "an article without its head",
    change: (content) => writeFileSync(content("posts/new-thoughts.md"), "Thoughts.\n"),
    says: [/content\/posts\/new-thoughts\.md, line 1: The head is missing/],
  },
  {
    name: "an article that is saved as Latin-1",
    change: (content) => {
      const article = handbookArticle().replace("## A heading", "## Le café");
      writeFileSync(content("posts/new-thoughts.md"), article, "latin1");
    },
    says: [
      /content\/posts\/new-thoughts\.md is not saved as UTF-8\. In the editor: Save with Encoding, UTF-8\./,
    ],
  },
  {
    name: "a list that is saved as UTF-16",
    change: (content) => {
      const file = content("testimonials.yaml");
      writeFileSync(file, readFileSync(file, "utf8"), "utf16le");
    },
    says: [/content\/testimonials\.yaml is not saved as UTF-8\. In the editor/],
  },
  {
    name: "an article with a picture in its text",
    change: (content) =>
      writeFileSync(
        content("posts/new-thoughts.md"),
        `${handbookArticle()}\n![A trailer](./nothing.jpg)\n`,
      ),
    says: [
      /content\/posts\/new-thoughts\.md, line 17: The picture \.\/nothing\.jpg would not be shown: .* named by photo in its head/,
    ],
  },
  {
    name: "a text that is cut off by a #",
    change: (content) =>
      replaceIn(
        content("business.yaml"),
        "baseTown: St. Catharines",
        "baseTown: St. #1 Catharines",
      ),
    says: [
      /content\/business\.yaml, line \d+: Everything behind # is left out\. Put the text into/,
    ],
  },
  {
    name: "an article of a day that does not exist",
    change: (content) =>
      writeFileSync(
        content("posts/new-thoughts.md"),
        handbookArticle().replace(/^date: .*$/m, 'date: "2026-02-30"'),
      ),
    says: [
      /content\/posts\/new-thoughts\.md, line \d+, date: There is no such day; look at a calendar/,
    ],
  },
  {
    name: "a file with another ending",
    change: (content) => renameSync(content("cities/ajax.yaml"), content("cities/ajax.yml")),
    says: [/content\/cities\/ajax\.yml: files of this folder end in \.yaml\. Rename it/],
  },
  {
    name: "a file that is gone",
    change: (content) => rmSync(content("business.yaml")),
    says: [/content\/business\.yaml is missing\. Put it back/],
  },
  {
    name: "a misspelt field",
    change: (content) =>
      replaceIn(content("trailers/grand-4-station-restroom-trailer.yaml"), "  height:", "  hight:"),
    says: [
      /content\/trailers\/grand-4-station-restroom-trailer\.yaml, line \d+, specifications: There is no field "hight" here\. Correct its spelling/,
      /specifications\.height: This field is missing\. Add it\. What it is for: Height, in feet\./,
    ],
  },
  {
    name: "a city without coordinates",
    change: (content) => {
      const { map, ...city } = parse(readFileSync(content("cities/ajax.yaml"), "utf8"));
      expect(map).toBeDefined();
      writeFileSync(content("cities/ajax.yaml"), stringify(city));
    },
    says: [
      /content\/cities\/ajax\.yaml, line \d+, map: This field is missing\. Add it\. What it is for: Where the city lies/,
    ],
  },
  {
    name: "a page without the day of its last change",
    change: (content) => {
      const file = content("about.yaml");
      writeFileSync(file, readFileSync(file, "utf8").replace(/^updated: .*\n/m, ""));
    },
    says: [
      /content\/about\.yaml, line \d+, updated: This field is missing\..* Day of the last change/,
    ],
  },
  {
    name: "a number written as a text",
    change: (content) =>
      replaceIn(
        content("trailers/grand-4-station-restroom-trailer.yaml"),
        "stalls: 4",
        "stalls: four",
      ),
    says: [/line \d+, stalls: This has to be a number, without quotation marks\./],
  },
  {
    name: "a length of nothing",
    change: (content) => {
      const file = content("trailers/grand-4-station-restroom-trailer.yaml");
      writeFileSync(file, readFileSync(file, "utf8").replace(/^( +length:) .*$/m, "$1 0"));
    },
    says: [/specifications\.length: Write more than 0\./],
  },
  {
    name: "a trailer with five stations",
    change: (content) =>
      replaceIn(
        content("trailers/grand-4-station-restroom-trailer.yaml"),
        "stalls: 4",
        "stalls: 5",
      ),
    says: [/content\/trailers\/grand-4-station-restroom-trailer\.yaml, line \d+, stalls: /],
  },
  {
    name: "a review with six stars",
    change: (content) => replaceIn(content("testimonials.yaml"), "rating: 5", "rating: 6"),
    says: [/content\/testimonials\.yaml, line \d+, .*rating: /],
  },
  {
    name: "a picture that photos.yaml does not have",
    change: (content) => replaceIn(content("home.yaml"), "wedding-dusk", "wedding-dawn"),
    says: [
      /content\/home\.yaml, line \d+, hero\.photos\.0: There is no "wedding-dawn" in content\/photos\.yaml\. Write one of/,
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
    // Astro keeps entries that did not change, and does not look at what they refer to again.
    name: "a testimonial that was removed and is still named",
    change: (content) => {
      const { "garden-wedding": removed, ...others } = parse(
        readFileSync(content("testimonials.yaml"), "utf8"),
      );
      expect(removed).toBeDefined();
      writeFileSync(content("testimonials.yaml"), stringify(others));
    },
    says: [
      /content\/\S+\.yaml, line \d+, \S+: There is no "garden-wedding" in content\/testimonials\.yaml\. Write one of/,
    ],
  },
  {
    name: "a site plan that does not exist",
    change: (content) => {
      const file = content("posts/construction-site-restroom-requirements.md");
      writeFileSync(file, `${readFileSync(file, "utf8")}\n::site-plan{name=nowhere}\n`);
    },
    says: [
      /content\/posts\/construction-site-restroom-requirements\.md, line \d+: There is no "nowhere" in content\/site-plans\.yaml/,
    ],
  },
  {
    name: "a site plan in the form that guides had before, and a directive that is none",
    change: (content) => {
      const file = content("posts/construction-site-restroom-requirements.md");
      writeFileSync(
        file,
        `${readFileSync(file, "utf8")}\n{site-plan: building-site}\n\n::map{name=here}\n`,
      );
    },
    says: [
      /content\/posts\/construction-site-restroom-requirements\.md, line \d+: Write ::site-plan\{name=building-site\} in place of \{site-plan: building-site\}/,
      /content\/posts\/construction-site-restroom-requirements\.md, line \d+: There is no directive "map"\. Write ::site-plan\{name=…\}/,
    ],
  },
  {
    name: "the same entry twice",
    change: (content) => replaceIn(content("photos.yaml"), "\ntwo-mirror:", "\ntwo-vanity:"),
    says: [
      /content\/photos\.yaml, line \d+: "two-vanity" stands here a second time\. Give one of the two another name/,
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
    name: "a day of change that is still to come",
    change: (content) =>
      writeFileSync(
        content("about.yaml"),
        readFileSync(content("about.yaml"), "utf8").replace(
          /^updated: .*$/m,
          'updated: "2099-01-01"',
        ),
      ),
    says: [/content\/about\.yaml, line \d+, updated: This day is still to come/],
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

/** What a programmer reads and an owner cannot use. */
const stack = /^\s+at |node_modules|file:\/\/|\[\w*Error\]|ZodError|Stack trace/m;

for (const { name, change, says } of cases) {
  test(`the build stops for ${name}, says what to do and nothing else`, { timeout: 60_000 }, () => {
    const { status, said } = buildWith(change);
    expect(status).toBe(1);
    for (const sentence of says) expect(said).toMatch(sentence);
    expect(said).not.toMatch(stack);
    expect(said).not.toContain("[build]");
  });
}

test("every program of the owner's says which line of content/ it cannot read", {
  timeout: 60_000,
}, () => {
  const { folder } = buildWith((content) => {
    cpSync("cli", content("../cli"), { recursive: true });
    replaceIn(content("business.yaml"), "baseTown: St. Catharines", "baseTown: Town: Niagara");
  });
  for (const [program, sentence] of [
    ["scripts/start.ts", /\n\ncontent\/business\.yaml, line 9: Put a text that contains a colon/],
    ["server/main.ts", /^content\/business\.yaml, line 9: Put a text that contains a colon/],
    ["cli/quotes.ts list", /^content\/business\.yaml, line 9: Put a text that contains a colon/],
    ["cli/preflight/preflight.ts", /^content\/business\.yaml, line 9: Put a text/],
  ] as const) {
    const { status, stdout, stderr } = spawnSync(
      "node",
      ["--import", "tsx", ...program.split(" ")],
      { cwd: folder, encoding: "utf8", env: { ...process.env, SITE_FOLDER: "", NO_COLOR: "1" } },
    );
    expect([program, status]).toEqual([program, 1]);
    expect(stderr).toMatch(sentence);
    expect(`${stdout}${stderr}`).not.toMatch(stack);
  }
});

test("an article with line ends of Windows or a byte order mark is built as any other", {
  timeout: 120_000,
}, () => {
  const article = handbookArticle();
  const { status, said, readPage } = buildWith((content) => {
    writeFileSync(content("posts/plain.md"), article);
    for (const [name, text] of [
      ["windows", article.replaceAll("\n", "\r\n")],
      ["marked", `\uFEFF${article}`],
      ["windows-marked", `\uFEFF${article.replaceAll("\n", "\r\n")}`],
    ] as const)
      writeFileSync(
        content(`posts/${name}.md`),
        // No two pages may have the same title and description.
        text.replace(/(title|description): (?:A|What)/g, `$1: The ${name}`),
      );
    const city = content("cities/ajax.yaml");
    writeFileSync(city, `\uFEFF${readFileSync(city, "utf8").replaceAll("\n", "\r\n")}`);
  });
  expect([status, status === 0 || said.slice(-2_000)]).toEqual([0, true]);
  const blog = "washroom-restroom-trailer-rentals-blog";
  const plain = readPage(`${blog}/plain`);
  expect(plain).toContain("<p>Words.</p>");
  const body = (page: string) => /<p>Words\.<\/p>[\s\S]*?More words\.<\/p>/.exec(page)?.[0];
  for (const name of ["windows", "marked", "windows-marked"]) {
    const page = readPage(`${blog}/${name}`);
    expect(body(page)?.replaceAll("\r", ""), name).toBe(body(plain));
    expect(page, name).not.toContain("\uFEFF");
  }
});

test("what only the finished pages show is said in sentences, too", { timeout: 120_000 }, () => {
  const { status, said, folder } = buildWith((content) =>
    replaceIn(
      content("cities/ajax.yaml"),
      "title: Washroom Trailers for Ajax Waterfront Events",
      "title: Washroom Trailer Rentals in Vaughan",
    ),
  );
  expect(status).toBe(1);
  expect(said).toMatch(
    /\n\nThe pages \/ajax-washroom-restroom-trailer-rentals and \/vaughan-\S+ have the same title: "Washroom Trailer Rentals in Vaughan"\. Write another .*\n\nThe site was not built\.\n$/,
  );
  expect(said).not.toMatch(stack);

  const wrong = build(folder, { SITE_URL: "www.maple.ca" });
  expect(wrong).toMatchObject({ status: 1, stdout: "" });
  expect(wrong.said).toMatch(
    /^\nSITE_URL must be the site's address .*\n\nThe site was not built\.\n$/,
  );

  rmSync(join(folder, "dist"), { recursive: true, force: true });
  writeFileSync(join(folder, "dist"), "a file in the folder's place");
  const blocked = build(folder);
  expect(blocked.status).toBe(1);
  expect(blocked.said).toMatch(
    /\n\n?\S*dist\S* (has a file in its path where a folder should be|is there already, as something else) \(\w+\)\. Look at its owner and permissions.*\n\nThe site was not built\.\n$/,
  );
  expect(blocked.said).not.toMatch(stack);
});

test("a deleted trailer, an article that waits, and what no page uses", {
  timeout: 180_000,
}, () => {
  const { status, said, folder } = buildWith((content) => {
    rmSync(content("trailers/executive-3-station-restroom-trailer.yaml"));
    const post = content("posts/cottage-weekend-luxury-restroom-trailers.md");
    writeFileSync(post, readFileSync(post, "utf8").replace(/^date: .*$/m, 'date: "2099-05-01"'));
    appendFileSync(
      content("testimonials.yaml"),
      "\nnobodys:\n  name: Ann\n  event: Fair\n  location: Hamilton\n  month: 2026-06\n  rating: 5\n  text: Good.\n",
    );
    cpSync(content("photos/three-detail.jpg"), content("photos/.DS_Store"));
    cpSync(content("photos/three-detail.jpg"), content("photos/spare.jpg"));
  });
  // Pages and the feed still lead to the trailer.
  expect(said).toMatch(/\/executive-3-station-restroom-trailer: There is no such page or file\./);
  expect(said).toMatch(/ {2}written in content\/posts\/\S+\.md, line \d+\n/);
  expect(said).toMatch(/ {2}on \/\S+, \/\S+/);
  expect(said).not.toMatch(stack);
  expect(status).toBe(1);

  cpSync("content/trailers", join(folder, "content/trailers"), { recursive: true });
  for (const file of globSync("content/**/*.md", { cwd: folder }))
    writeFileSync(
      join(folder, file),
      readFileSync(join(folder, file), "utf8").replace(
        /\[([^\]]+)\]\([^)]*cottage-weekend-luxury-restroom-trailers\)/g,
        "$1",
      ),
    );
  const whole = build(folder);
  expect([whole.status, whole.status === 0 || whole.said.slice(-2_000)]).toEqual([0, true]);
  const { said: notes, readFile } = whole;
  expect(notes).toMatch(/content\/testimonials\.yaml, line \d+: "nobodys" appears on no page/);
  expect(notes).toMatch(
    /content\/photos\/spare\.jpg: No entry of content\/photos\.yaml has this file/,
  );
  expect(notes).not.toContain("DS_Store");
  expect(notes).toMatch(
    /content\/posts\/cottage-weekend-luxury-restroom-trailers\.md, line \d+, date: This article waits for its day, 2099-05-01/,
  );
  const files = globSync("**/*.{html,xml,txt}", { cwd: join(folder, "dist/site") });
  expect(files.length).toBeGreaterThan(100);
  for (const file of files)
    expect(readFile(file), file).not.toContain("cottage-weekend-luxury-restroom-trailers");
  expect(globSync("**/*cottage-weekend*", { cwd: join(folder, "dist/site") })).toEqual([]);
});

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
  expect([status, status === 0 || said.slice(-2_000)]).toEqual([0, true]);
  // Of each photograph the site has what was made of it, and not the file of the camera.
  const masters = globSync("content/photos/*").map((file) => readFileSync(file).toString("base64"));
  for (const file of globSync("dist/site/**/*.{jpg,jpeg,png}", { cwd: folder }))
    expect(masters.includes(readFileSync(join(folder, file)).toString("base64")), file).toBe(false);
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
