import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyContent } from "../../../tests/support/content/content-copy.ts";
import { checkFigures } from "./check-figures.ts";
import { readContent } from "./read-content.ts";

function findIn(folder: string): string[] {
  const { files, entries } = readContent(folder);
  return checkFigures(files, entries).map((found) => found.replaceAll(`${folder}/`, ""));
}

/** Returns what is found where the first promise on the about page reads so. */
const findInText = (text: string): string[] =>
  findIn(
    join(
      copyContent((content) => {
        const about = readFileSync(content("about.yaml"), "utf8");
        writeFileSync(content("about.yaml"), about.replace(/^lead: .*\n.*$/m, `lead: "${text}"`));
      }),
      "content",
    ),
  );

test("no text of content/ types a figure that a fact or a trailer knows", () => {
  expect(findIn("content")).toEqual([]);
});

test("a typed length is found, in figures, in words or beside another one", () => {
  for (const text of ["It takes 20 feet of curb.", "Twenty feet will do.", "From 7 to 20 feet."])
    expect(findInText(text)).toEqual([
      expect.stringMatching(
        /^about\.yaml, line \d+, lead: Instead of ".* feet" write .*\{facts\.length-with-hitch\.luxury-2-station-restroom-trailer\}/,
      ),
    ]);
});

test("a figure in our units that nothing knows contradicts what we know", () => {
  expect(findInText("The gate needs 8.75 feet and the trailer weighs 9,999 lbs.")).toEqual([
    expect.stringContaining('"8.75 feet" is no figure'),
    expect.stringContaining('"9,999 lbs" is no figure'),
  ]);
});

test("a current that no trailer takes is found, and one that they take may be typed", () => {
  expect(findInText("Bring a 30-amp cord.")).toEqual([expect.stringContaining('"30-amp" is no')]);
  expect(findInText("A 20-amp circuit, or one of 50 amps.")).toEqual([]);
});

test("a time is a fact’s where the sentence speaks of it", () => {
  expect(findInText("We hold your date for ten days.")).toEqual([
    expect.stringContaining('Instead of "ten days" write {facts.hold}'),
  ]);
  expect(findInText("The fair lasts ten days. We hold hands.")).toEqual([]);
});

test("what is named in braces, and a trailer’s figure in its own file, is right", () => {
  expect(findInText("It is {facts.length-with-hitch} long, in 16 colours.")).toEqual([]);
  const own = copyContent((content) =>
    appendFileSync(content("trailers/single-station-restroom-trailer.yaml"), "\n# 12 feet\n"),
  );
  expect(findIn(join(own, "content"))).toEqual([]);
});
