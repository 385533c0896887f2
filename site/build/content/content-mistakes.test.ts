import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import {
  type ContentChange,
  copyContent,
  exampleArticle,
  stackTrace,
} from "../../../tests/support/content/content-copy.ts";
import { expectGoodContent } from "./check-content.ts";

/** A mistake in content/, and what the check with which every build begins says to do. */
type Mistake = [name: string, change: ContentChange, ...sentences: RegExp[]];

const edit =
  (file: string, from: string | RegExp, to: string): ContentChange =>
  (content) => {
    const before = readFileSync(content(file), "utf8");
    expect(before).toMatch(from);
    writeFileSync(content(file), before.replace(from, to));
  };
const write =
  (file: string, text: string | Buffer, encoding: BufferEncoding = "utf8"): ContentChange =>
  (content) =>
    writeFileSync(content(file), text, encoding);
const copy =
  (from: string, to: string): ContentChange =>
  (content) =>
    cpSync(content(from), content(to));
/** Changes what a YAML file holds. */
const editData =
  // biome-ignore lint/suspicious/noExplicitAny: the data of any file, which the mistake knows.
    (file: string, change: (data: any) => void): ContentChange =>
    (content) => {
      const data = parse(readFileSync(content(file), "utf8"));
      change(data);
      writeFileSync(content(file), stringify(data));
    };

/** Expects that all mistakes, each in another file, are said in sentences and nothing else is. */
async function expectSaid(mistakes: Mistake[]) {
  const folder = copyContent((content) => {
    for (const [, change] of mistakes) change(content);
  });
  const said = await expectGoodContent(join(folder, "content")).then(
    () => "",
    (error: Error) => error.message.replaceAll(`${folder}/`, ""),
  );
  for (const [name, , ...sentences] of mistakes)
    for (const sentence of sentences) expect(said, name).toMatch(sentence);
  expect(said).not.toMatch(stackTrace);
}

const grand4 = "trailers/grand-4-station-restroom-trailer.yaml";
const site = "posts/construction-site-restroom-requirements.md";
const photo = (name: string) => `photos/${name}.jpg`;

test("the build stops for files that cannot be read, names the line and says what to do", async () => {
  const article = exampleArticle();
  const testimonials = readFileSync("content/testimonials.yaml", "utf8");
  await expectSaid([
    [
      "a tab",
      edit("business.yaml", "social:\n  -", "social:\n\t-"),
      /content\/business\.yaml, line \d+: .*[Tt]ab/,
    ],
    [
      "a colon in a text without quotation marks",
      edit("about.yaml", /^title: .*$/m, "title: Town: Niagara"),
      /content\/about\.yaml, line 2: .*"double quotes" around a text with a colon/,
    ],
    [
      "a quotation mark that is not closed",
      edit("home.yaml", /^title: .*$/m, 'title: "Never closed'),
      /content\/home\.yaml, line 2: Missing closing/,
    ],
    [
      "a line that is indented otherwise than its neighbours",
      edit(grand4, "\n  height:", "\n   height:"),
      /content\/trailers\/grand-4-\S+\.yaml, line \d+: .*Compare the line with those beside it: its spaces/,
    ],
    [
      "the same entry twice",
      edit("photos.yaml", "\ntwo-mirror:", "\ntwo-vanity:"),
      /content\/photos\.yaml, line \d+: Map keys must be unique/,
    ],
    [
      "an article without its head",
      write("posts/new-thoughts.md", "Thoughts.\n"),
      /content\/posts\/new-thoughts\.md, line 1: The head is missing/,
    ],
    [
      "an article that is saved as Latin-1",
      write("posts/cafe.md", article.replace("## A heading", "## Le café"), "latin1"),
      /content\/posts\/cafe\.md is not saved as UTF-8\. In the editor: Save with Encoding, UTF-8\./,
    ],
    [
      "a list that is saved as UTF-16",
      write("testimonials.yaml", testimonials, "utf16le"),
      /content\/testimonials\.yaml is not saved as UTF-8\. In the editor/,
    ],
    [
      "a file with another ending",
      (content) => renameSync(content("cities/ajax.yaml"), content("cities/ajax.yml")),
      /content\/cities\/ajax\.yml: files of this folder end in \.yaml\. Rename it/,
    ],
    [
      "a file that is gone",
      (content) => rmSync(content("policies.yaml")),
      /content\/policies\.yaml is missing\. Put it back/,
    ],
    [
      "a file name that is no address",
      copy("cities/barrie.yaml", "cities/Fort Erie.yaml"),
      /content\/cities\/: "Fort Erie" becomes part of an address\. Use small letters/,
    ],
  ]);
});

test("the build stops for an address that two pages have (§2.1.13, §3.5.20)", () =>
  expectSaid([
    [
      "a post with the address of a category",
      copy(site, "posts/wedding-washroom-restroom-trailer-rentals.md"),
      /claimed twice: by .*content\/categories\.yaml and by .*content\/posts\//,
      /Rename one/,
    ],
    [
      "a city with the address of another page",
      copy("cities/ajax.yaml", "cities/luxury.yaml"),
      /\/luxury-washroom-restroom-trailer-rentals is claimed twice.*content\/cities\//,
    ],
  ]));

test("the build stops for a city's page that is another's with the name changed", () =>
  expectSaid([
    [
      "a copy",
      (content) => {
        const ajax = readFileSync(content("cities/ajax.yaml"), "utf8");
        writeFileSync(content("cities/fort-erie.yaml"), ajax.replaceAll("Ajax", "Fort Erie"));
      },
      /content\/cities\/ajax\.yaml and content\/cities\/fort-erie\.yaml share \d+ % of their wording/,
    ],
  ]));

test("the build stops for fields, pictures and references and says what to do (§3.1.05, §10.22)", () =>
  expectSaid([
    [
      "a phone number that was changed in one place",
      edit("business.yaml", "phone: 905-555-0142", "phone: 905-555-0199"),
      /content\/business\.yaml, line \d+, phoneLink: This is another number than phone; write the same one/,
    ],
    [
      "an article of a day that does not exist",
      write("posts/new.md", exampleArticle().replace(/^date: .*$/m, 'date: "2026-02-30"')),
      /content\/posts\/new\.md, line \d+, date: There is no such day; look at a calendar/,
    ],
    [
      "a fact whose sentence names another",
      editData("facts.yaml", (facts) => {
        facts.hose.text = "As long as the cord, {facts.cord}.";
      }),
      /content\/facts\.yaml, line \d+, text: Only \{value\} is filled in here\./,
    ],
    [
      "a misspelt field",
      edit(grand4, "  height:", "  hight:"),
      /content\/trailers\/grand-4-station-restroom-trailer\.yaml, line \d+, specifications: There is no field "hight" here\. Correct its spelling/,
      /specifications\.height: This is empty\. Fill it in\./,
    ],
    [
      "two places of a city with one id",
      editData("cities/vaughan.yaml", ({ places }) => {
        for (const place of places.list) place.id = "rotary-park";
      }),
      /content\/cities\/vaughan\.yaml, line \d+, places\.list: Two places have the same id; each needs one/,
    ],
    [
      "a place that no link can carry into the form, without an address of its own",
      editData("cities/barrie.yaml", ({ places: { list } }) => {
        Object.assign(list[1], { id: "Rotary Park", title: "Rotary <Park>" });
      }),
      /barrie\.yaml, line \d+, places\.list\.1\.id: Use small letters, digits and single hyphens only/,
      /barrie\.yaml, line \d+, places\.list\.1\.title: A link to the form fills this in: 60 characters at most/,
    ],
    [
      "a city with a guide that leads to two pages, one question and a check to come",
      editData("cities/whitby.yaml", (city) => {
        const category = "wedding-washroom-restroom-trailer-rentals";
        const post = "restroom-trailer-rental-complete-planning-guide";
        city.about.guides = [{ label: "Both", category, post }, { label: "Neither" }];
        city.questions = [{ question: "Why?", answer: "Because." }];
        city.eventsChecked = "2099-01-01";
      }),
      /about\.guides\.0: Write category or post, one of the two/,
      /about\.guides\.1: Write category or post, one of the two/,
      /questions: The page has room for 3 of these, no more and no fewer/,
      /eventsChecked: This day is still to come; write the day of the check/,
    ],
    [
      "a sample term that names an amount",
      edit("policies.yaml", "how much the deposit is", "a deposit of 25%"),
      /content\/policies\.yaml, line \d+, \S*text: A sample names no amount/,
    ],
    [
      "a picture that photos.yaml does not have",
      edit("home.yaml", "two-vanity", "two-inside"),
      /content\/home\.yaml, line \d+, hero\.photos\.1: There is no "two-inside" in content\/photos\.yaml\. Write one of/,
    ],
    [
      "a unit of a trailer that does not exist",
      edit("fleet.yaml", "trailer: single-", "trailer: double-"),
      /content\/fleet\.yaml, line 5, units\.one\.trailer: There is no "double-station-restroom-trailer" in content\/trailers\//,
    ],
    [
      // Astro keeps entries that did not change, and does not look at what they refer to again.
      "a testimonial that was removed and is still named",
      editData("testimonials.yaml", (all) => delete all["garden-wedding"]),
      /content\/\S+\.yaml, line \d+, \S+: There is no "garden-wedding" in content\/testimonials\.yaml\. Write one of/,
    ],
    [
      "a site plan and directives that do not exist",
      edit(
        site,
        /$/,
        "\n::site-plan{name=nowhere}\n\n- item\n\n  ::map{name=here}\n\n:::note\nText\n:::\n",
      ),
      /content\/posts\/construction-site-restroom-requirements\.md, line \d+: There is no "nowhere" in content\/site-plans\.yaml/,
      /line \d+: There is no directive "map"\. Write ::site-plan\{name=…\}/,
      /line \d+: There is no directive "note"\. Write/,
    ],
    [
      "a deleted photo",
      (content) => rmSync(content(photo("three-detail"))),
      /content\/photos\.yaml, line \d+, three-detail\.file: content\/photos\/three-detail\.jpg is not there\. Put the picture there/,
    ],
    [
      "a photograph as an iPhone takes it",
      write(photo("four-detail"), "\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
      /four-detail\.jpg is a HEIC picture.* Save it as JPEG, at least 1600 pixels wide/,
    ],
    [
      "a photograph that was broken off while it was copied",
      (content) => {
        const whole = readFileSync("content/photos/two-mirror.jpg");
        writeFileSync(content(photo("two-mirror")), whole.subarray(0, whole.length / 2));
      },
      /two-mirror\.jpg is damaged, or no picture\. Save it as JPEG/,
    ],
    [
      "a photograph that is too small",
      write(
        photo("two-vanity"),
        readFileSync("tests/visual/kept/about-washroom-restroom-trailer-rentals-390.png"),
      ),
      /two-vanity\.jpg is \d+ × \d+ pixels, which is too small.* at least 1600 pixels wide/,
    ],
    [
      "a length of nothing",
      edit("trailers/single-station-restroom-trailer.yaml", /^( +length:) .*$/m, "$1 0"),
      /single-\S+, line \d+, specifications\.length: Write more than 0\./,
    ],
    [
      "an address without https://",
      edit("business.yaml", "address: https://", "address: "),
      /content\/business\.yaml, line \d+, social\.0\.address: This is no web address\. Write it like/,
    ],
    [
      "an address of the site with a slash at its end",
      edit("business.yaml", "mapleandbrass.example\n", "mapleandbrass.example/\n"),
      /content\/business\.yaml, line \d+, siteAddress: Write it like https:\/\/www\.example\.com/,
    ],
    [
      "a number written as a text",
      edit("trailers/executive-3-station-restroom-trailer.yaml", "stalls: 3", "stalls: three"),
      /line \d+, stalls: This has to be a number\./,
    ],
    [
      "an article with a picture in its text",
      write("posts/picture.md", `${exampleArticle()}\n![A trailer](./nothing.jpg)\n`),
      /content\/posts\/picture\.md, line 17: The picture \.\/nothing\.jpg would not be shown: .* named by photo in its head/,
    ],
  ]));
