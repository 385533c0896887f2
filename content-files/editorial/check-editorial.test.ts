import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkEditorial } from "./check-editorial.ts";

const business = `phone: 905-555-0142
email: us@trailers.example
area: Ontario
hours: 9:00 AM to 8:00 PM
days: 7 days a week
promises: { emailHours: 2, callHours: 24 }
`;

/** Returns what the check finds in a content folder with these files, without the folder's path. */
function findIn(files: Record<string, string>, names = ""): string[] {
  const folder = mkdtempSync(join(tmpdir(), "editorial-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries({
    "spelling-words.txt": names,
    "business.yaml": business,
    ...files,
  })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return checkEditorial(folder).map((message) => message.replaceAll(`${folder}/`, ""));
}

test("nothing is found in content/, nor in a text as it should be", () => {
  expect(checkEditorial("content")).toEqual([]);
  expect(
    findIn({
      "about.yaml":
        "text: The neighbour’s centre has grey travelling cheques, a program and a licence.\n",
      "posts/guide.md":
        "---\ntitle: A guide\ndate: 2026-01-01\n---\n\nWrite to [us](/contakt) at hello@mapel.ca or https://mapel.ca.\n",
    }),
  ).toEqual([]);
});

test("a spelling that is not Canadian is found with its file, line and field", () => {
  expect(findIn({ "about.yaml": "heading: About\ntext: >-\n  The\n  color of it.\n" })).toEqual([
    expect.stringMatching(
      /^about\.yaml, line 4, text: "color" is not in the Canadian dictionary\. Did you mean ".+"\? Correct it, or add it to spelling-words\.txt if it is right\.$/,
    ),
  ]);
  const text = "color center gray traveling realise kerb aluminium jewelry defense learnt";
  expect(findIn({ "about.yaml": `text: The ${text}.\n` })).toHaveLength(10);
});

test("a name passes once it is in the word list, as it is written there", () => {
  const files = { "about.yaml": "text: Kleinburg’s barns and Kleinburg.\n" };
  expect(findIn(files)).toHaveLength(1);
  expect(findIn(files, "Kleinburg\n")).toEqual([]);
  expect(findIn({ "about.yaml": "text: In kleinburg.\n" }, "Kleinburg\n")).toHaveLength(1);
});

test("an avoided word is found, with the word to write", () => {
  const [found, ...more] = findIn({ "about.yaml": "text: Guests wait in the Marquee.\n" });
  expect(more).toEqual([]);
  expect(found).toBe('about.yaml, line 1, text: Instead of "Marquee" write tent.');
  const phrase = "Whether you’re a bride or a planner, call. We rent, and you hire a band.";
  expect(findIn({ "about.yaml": `text: ${phrase}\n` })).toEqual([
    expect.stringContaining("the two cases in a sentence of their own"),
  ]);
});

test("a guide may use words that a sales page may not", () => {
  const guide = "---\ntitle: A guide\n---\n\nThe queue grows.\n";
  expect(findIn({ "posts/guide.md": guide })).toEqual([]);
  expect(findIn({ "about.yaml": "text: The queue grows.\n" })).toHaveLength(1);
});

test("a sentence of more than 35 words is found, and not those around it", () => {
  const words = (count: number) => Array(count).fill("word").join(" ");
  const found = (text: string) => findIn({ "posts/guide.md": `---\ntitle: A\n---\n\n${text}\n` });
  expect(found(`Near ${words(33)} 24/7. Far ${words(34)}.`)).toEqual([]);
  expect(found(`- ${words(20)}\n- ${words(20)}\n\n| ${words(20)} | ${words(20)} |`)).toEqual([]);
  expect(found(`One. Near St. Andrew ${words(33)}. Two.`)).toEqual([
    'posts/guide.md, line 5: The sentence "Near St. Andrew word word …" has 36 words. Make two of it; 35 are the most.',
  ]);
});

test.each([
  ["Call 905-555-0142.", "business.phone"],
  ["Write to us@trailers.example.", "business.email"],
  ["Open from 9:00 AM to\n  8:00 PM.", "business.hours"],
  ["Open 7 days a week.", "business.days"],
  ["Open seven days a week.", "business.days"],
  ["We answer within two hours.", "business.emailHours"],
  ["We call within 24 hours.", "business.callHours"],
])("%j repeats a fact of business.yaml", (sentence, name) => {
  const found = findIn({ "about.yaml": `heading: About\ntext: >-\n  ${sentence}\n` });
  expect(found).toEqual([
    expect.stringMatching(`^about\\.yaml, line 3: Instead of ".*" write {${name}}`),
  ]);
});

test("what a text takes from business.yaml passes, and what is not there is found", () => {
  const text = (name: string) => ({ "about.yaml": `text: Call us on {business.${name}}.\n` });
  expect(findIn(text("phone"))).toEqual([]);
  expect(findIn(text("fax"))).toEqual(["about.yaml, line 1: business.yaml has no {business.fax}."]);
  expect(findIn({ "about.yaml": "text: The first 24 hours, two hours away.\n" })).toEqual([]);
});
