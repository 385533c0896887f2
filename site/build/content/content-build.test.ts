import { appendFileSync, cpSync, existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 as Ajv } from "ajv/dist/2020.js";
import * as cheerio from "cheerio";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { parse, stringify } from "yaml";
import { functionPath } from "../../../quote-request/protocol.ts";
import {
  type ContentChange,
  exampleArticle,
  stackTrace,
} from "../../../tests/support/content/content-copy.ts";
import { followGuide } from "../../../tests/support/content/content-guide.ts";
import { copyProjectWith } from "../../../tests/support/content/project-build.ts";
import { startSmtpInbox } from "../../../tests/support/mail/smtp-inbox.ts";
import { sample } from "../../../tests/support/sample.ts";
import { startServer } from "../../../tests/support/servers/running-server.ts";
import { temporaryFolder } from "../../../tests/support/servers/test-server.ts";
import { until } from "../../../tests/support/until.ts";

// One build with everything that an owner may add, in the folder in which the desk has the site
// built, which has no desk/; all tests of this file read it. Before it one that is killed, and one
// that fails.
let project: Awaited<ReturnType<typeof copyProjectWith>>;
let guide: ReturnType<typeof followGuide>;
let failed: { status: number | null; said: string };
let said: string;

beforeAll(async () => {
  project = await copyProjectWith(
    (content) => {
      guide = followGuide(content(""));
      addArticles(content);
      addTrailer(content);
      addLandingPage(content);
      addUnused(content);
    },
    { isWorkspace: true },
  );
  const killed = project.begin("scripts/build-site.ts");
  await until(() => killed.said().includes("[build]"), "Astro");
  killed.signal("SIGKILL");
  await killed.ended;

  const page = join(project.folder, "content", guide.city.file);
  const right = readFileSync(page, "utf8");
  writeFileSync(page, right.replace(/^title: .*$/m, `title: ${landingTitle}`));
  failed = await project.build();
  expect(existsSync(join(project.folder, "dist/site"))).toBe(false);

  writeFileSync(page, right);
  const built = await project.build();
  said = built.said;
  expect([built.status, built.status === 0 || said.slice(-2_000)]).toEqual([0, true]);
}, 300_000);
afterAll(() => project?.remove());

const delayed = "words-for-next-century";

/** Adds docs/content.md's article as editors of several systems save it, and as one that waits. */
function addArticles(content: Parameters<ContentChange>[0]) {
  const article = exampleArticle().replace(/(title|description): (?:A|What)/g, "$1: The plain");
  writeFileSync(content("posts/plain.md"), article);
  const later = article.replaceAll("The plain", "The later");
  writeFileSync(content(`posts/${delayed}.md`), later.replace(/^date: .*$/m, 'date: "2099-05-01"'));
  for (const [name, text] of [
    ["windows", article.replaceAll("\n", "\r\n")],
    ["marked", `\uFEFF${article}`],
  ] as const)
    writeFileSync(
      content(`posts/${name}.md`),
      // No two pages may have the same title and description.
      text.replaceAll("The plain", `The ${name}`),
    );
  const city = content("cities/ajax.yaml");
  writeFileSync(city, `\uFEFF${readFileSync(city, "utf8").replaceAll("\n", "\r\n")}`);
}

function addTrailer(content: Parameters<ContentChange>[0]) {
  const trailer = readFileSync(content("trailers/single-station-restroom-trailer.yaml"), "utf8")
    .replace("order: 1", "order: 5")
    .replace("name: Single-Station Trailer", "name: Garden Trailer")
    .replace(/^title: .*$/m, "title: Garden Restroom Trailer Rental")
    .replace(/^description: /m, "description: In the garden. ");
  writeFileSync(content("trailers/garden-restroom-trailer.yaml"), trailer);
}

const landingPage = "washroom-trailers-on-the-bruce-peninsula";
const landingTitle = "Washroom Trailer Rental on the Bruce Peninsula";

/** Adds a landing page without the blocks that may be left out. */
function addLandingPage(content: Parameters<ContentChange>[0]) {
  const file = content("landing/niagara-wedding-washroom-rental.yaml");
  const { lists, questions, ...page } = parse(readFileSync(file, "utf8"));
  const own = {
    title: landingTitle,
    description: "Washroom trailers for weddings by the bay, delivered and set up with all hoses.",
    heading: "Washroom trailers by the bay",
  };
  writeFileSync(content(`landing/${landingPage}.yaml`), stringify({ ...page, ...own }));
}

function addUnused(content: Parameters<ContentChange>[0]) {
  appendFileSync(
    content("testimonials.yaml"),
    "\nnobodys:\n  name: Ann\n  event: Fair\n  location: Hamilton\n  month: 2026-06\n  rating: 5\n  text: A good color.\n",
  );
  cpSync(content("photos/three-detail.jpg"), content("photos/.DS_Store"));
  cpSync(content("photos/three-detail.jpg"), content("photos/spare.jpg"));
}

test("what only finished pages show stops the build, in a sentence", () => {
  expect(failed.status).toBe(1);
  expect(failed.said).toMatch(
    /\n\nThe pages \/\S+ and \/\S+ have the same title: "Washroom Trailer Rental on the Bruce Peninsula"\. Write another .*\n\nThe site was not built\.\n$/,
  );
  expect(failed.said).not.toMatch(stackTrace);
});

test("an article with line ends of Windows or a byte order mark is built as any other", async () => {
  const blog = "washroom-restroom-trailer-rentals-blog";
  const plain = await project.readPage(`${blog}/plain`);
  expect(plain).toContain("<p>Words.</p>");
  const body = (page: string) => /<p>Words\.<\/p>[\s\S]*?More words\.<\/p>/.exec(page)?.[0];
  for (const name of ["windows", "marked"]) {
    const page = await project.readPage(`${blog}/${name}`);
    expect(body(page)?.replaceAll("\r", ""), name).toBe(body(plain));
    expect(page, name).not.toContain("\uFEFF");
  }
});

test("what no page uses, is misspelt or waits for its day is said after the build", () => {
  expect(said).toMatch(
    /content\/testimonials\.yaml, line \d+, nobodys\.text: "color" is not in the Canadian dictionary/,
  );
  expect(said).toMatch(/content\/testimonials\.yaml, line \d+: "nobodys" appears on no page/);
  // The 28th city has the testimonials of another one.
  expect(said).toMatch(/content\/testimonials\.yaml: "[a-z-]+" stands on 4 pages; 3 at most/);
  expect(said).toMatch(
    /content\/photos\/spare\.jpg: No entry of content\/photos\.yaml has this file/,
  );
  expect(said).not.toContain("DS_Store");
  expect(said).toMatch(
    /content\/posts\/words-for-next-century\.md, line \d+, date: This article waits for its day, 2099-05-01/,
  );
});

test("an article that waits for its day is on no page", async () => {
  const dist = join(project.folder, "dist/site");
  const files = globSync("**/*.{html,xml,txt}", { cwd: dist });
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) expect(await project.readFile(file), file).not.toContain(delayed);
  expect(globSync(`**/*${delayed}*`, { cwd: dist })).toEqual([]);
});

test("what docs/content.md has somebody write, and a fifth trailer, are one file each at their addresses (§2.13.01, §2.13.13, §3.1.01)", async () => {
  const { readFile, readPage } = project;
  const { article, city } = guide;
  expect(await readPage(article.address)).toContain(article.title);
  expect(await readFile("rss.xml")).toContain(article.title);
  const cityPage = await readPage(city.address);
  expect(cityPage).toContain("Garden Trailer");
  expect(await readPage("service-areas/fort-erie")).toBe(cityPage);
  expect(await readPage("index")).toContain(city.address);
  expect(await readPage("trailer/garden-restroom-trailer")).toContain(
    "Ready to Book the Garden Trailer?",
  );
  expect(await readPage("luxury-washroom-restroom-trailer-rentals")).toContain("Garden Trailer");
  for (const path of [city.address, "/washroom-restroom-trailer/garden-restroom-trailer"]) {
    expect(await readFile("sitemap.xml")).toContain(`${path}</loc>`);
    expect(await readFile("llms.txt")).toContain(`${path})`);
    expect((await readFile(`share${path}.jpg`)).length).toBeGreaterThan(10_000);
  }
});

test("a landing page is one file, its address the file's name", async () => {
  const { readFile, readPage } = project;
  const $ = cheerio.load(await readPage(landingPage));
  expect($("h1").text()).toBe("Washroom trailers by the bay");
  expect($("main h2").text()).not.toContain("Before you book");
  expect(await readFile("sitemap.xml")).toContain(`/${landingPage}</loc>`);
  expect(await readFile("llms.txt")).toContain(`/${landingPage})`);
  expect((await readFile(`share/${landingPage}.jpg`)).length).toBeGreaterThan(10_000);
});

test("of each photograph the site has what was made of it, and not the file of the camera", () => {
  const read = (file: string) => readFileSync(file).toString("base64");
  const originals = globSync("content/photos/*").map(read);
  for (const file of globSync("dist/site/**/*.{jpg,jpeg,png}", { cwd: project.folder }))
    expect(originals.includes(read(join(project.folder, file))), file).toBe(false);
});

test("editors check every YAML file by the schema that the build uses", () => {
  const { "yaml.schemas": schemas } = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const checked: string[] = [];
  for (const [schema, pattern] of Object.entries<string>(schemas)) {
    const isValid = ajv.compile(JSON.parse(readFileSync(join(project.folder, schema), "utf8")));
    for (const file of globSync(pattern, { cwd: project.folder })) {
      isValid(parse(readFileSync(join(project.folder, file), "utf8")));
      expect(isValid.errors, file).toBeNull();
      checked.push(file);
    }
  }
  expect(checked.sort()).toEqual(globSync("content/**/*.yaml", { cwd: project.folder }).sort());
});

test("without desk/, the server serves the site, takes a request, sends both mails, erases it and backs up", async () => {
  expect(existsSync(join(project.folder, "desk"))).toBe(false);
  const inbox = await startSmtpInbox();
  onTestFinished(() => inbox.close());
  const dataDir = await temporaryFolder();
  const env = { DESK: "off", SMTP_URL: inbox.url, DATA_DIR: dataDir };
  const server = await startServer({ cwd: project.folder, dataDir, env });
  expect(await (await fetch(`${server.url}/contact`)).text()).toContain("<form");
  expect((await fetch(`${server.url}/desk/`)).status).toBe(404);
  const answer = await fetch(server.url + functionPath, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(sample),
  });
  const { reference } = (await answer.json()) as { reference: string };
  await until(() => inbox.mails.length === 2, "both mails");
  expect(inbox.mails.map(({ raw }) => raw.includes(reference))).toEqual([true, true]);

  // No part of what the desk builds in.
  cpSync("cli", join(project.folder, "cli"), { recursive: true });
  const type = async (words: string) => (await project.run(`cli/requests.ts ${words}`, env)).said;
  const backup = join(dataDir, "copy.db");
  expect(await type(`backup ${backup}`)).toContain("holds 1 quote request and 2 mails");
  const erased = "1 quote request with all stored mails";
  expect(await type(`erase ${reference} --yes`)).toContain(erased);
  expect((await server.readData()).requests).toEqual([]);
  expect(await server.stop()).toBe(0);
});
