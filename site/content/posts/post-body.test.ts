import { expect, test } from "vitest";
import { cutAtWord, paragraphText, readParts, readSections } from "./post-body.ts";

const html = `<p>Opening.</p><h2 id="one">One</h2><p>First.</p><site-plan name="lawn"></site-plan><p>After.</p>
<h2 id="two">Two</h2><table><thead><tr><th>Guests</th></tr></thead><tbody><tr><td>50</td></tr></tbody></table>
<h2 id="three">Three</h2><ul><li>Item</li></ul><p>Last.</p>`;

test("puts the quote card after the second section and a plan where the text asks for it", () => {
  const parts = readParts(html);
  const kinds = parts.map((part) => Object.keys(part)[0]);
  expect(kinds).toEqual(["html", "sitePlan", "html", "quoteCard", "html"]);
  expect(parts[1]).toEqual({ sitePlan: "lawn" });
  expect(parts[4]).toEqual({ html: expect.stringMatching(/^<h2 id="three">/) });
});

test("spreads pictures over the text, each before a section of its own", () => {
  const words = "word ".repeat(400);
  const sections = [1, 2, 3, 4, 5, 6].map((at) => `<h2 id="s${at}">${at}</h2><p>${words}</p>`);
  const parts = readParts(sections.join(""), 2);
  const after = [0, 1].map((photo) => {
    const next = parts[parts.findIndex((part) => "photo" in part && part.photo === photo) + 1];
    return next && "html" in next ? next.html.slice(0, 11) : undefined;
  });
  expect(after).toEqual(['<h2 id="s3"', '<h2 id="s5"']);
  expect(readParts("<h2>One</h2><p>a</p>", 2)).toHaveLength(3);
});

test("puts pictures between the paragraphs of a long section, not under its heading", () => {
  const paragraphs = [1, 2, 3, 4].map((at) => `<p>${at} ${"word ".repeat(400)}</p>`).join("");
  const parts = readParts(`<h2>One</h2>${paragraphs}`, 1);
  const at = parts.findIndex((part) => "photo" in part);
  expect(parts[at + 1]).toEqual({ html: expect.stringMatching(/^<p>3 /) });
});

test("puts the quote card last where a post has two sections only", () => {
  const parts = readParts("<h2>One</h2><p>a</p><h2>Two</h2><p>b</p>");
  expect(parts.map((part) => Object.keys(part)[0])).toEqual(["html", "quoteCard", "html"]);
  expect(parts[2]).toEqual({ html: "" });
});

test("keeps a number and its word in one line, in links too, but not in cells", () => {
  const cell = "<td>1-station trailer</td>";
  const [table] = readParts(`<table><tbody><tr>${cell}</tr></tbody></table>`);
  expect(table).toEqual({ html: expect.stringContaining(cell) });
  const [piece] = readParts('<p>The 2-station &amp; <a href="/x">a 20-amp circuit</a>.</p>');
  expect(piece).toEqual({
    html: '<p>The <span class="whitespace-nowrap">2-station</span> &amp; <a href="/x">a <span class="whitespace-nowrap">20-amp</span> circuit</a>.</p>',
  });
});

test("gives a table a frame that the keyboard reaches, named after its section", () => {
  const [, , piece] = readParts(html);
  expect(piece).toEqual({ html: expect.stringContaining('aria-label="Table: Two"') });
  expect(piece).toEqual({ html: expect.stringContaining('<th scope="col">') });
});

test("takes an excerpt from paragraphs, and contents from headings (§3.5.02)", () => {
  expect(paragraphText(html)).toBe("Opening. First. After. Last.");
  expect(readSections(html)).toEqual([
    { id: "one", title: "One" },
    { id: "two", title: "Two" },
    { id: "three", title: "Three" },
  ]);
});

test.each([
  [
    "a short text stays as it is, its spaces put in order",
    "  A short\n text. ",
    150,
    "A short text.",
  ],
  ["no comma stays before", "First the tent, then the trailer", 17, "First the tent…"],
  [
    "a sentence begun has an ellipsis",
    "First the tent. Then the trailer",
    21,
    "First the tent. Then…",
  ],
  [
    "one that ends there has no ellipsis",
    "First the tent. Then the trailer",
    18,
    "First the tent.",
  ],
  ["one may end at the limit", "First the tent. Then the trailer", 15, "First the tent."],
  ["an endless word ends where the room does", "a".repeat(40), 10, `${"a".repeat(9)}…`],
])("a text that is cut: %s", (_, text, limit, cut) => expect(cutAtWord(text, limit)).toBe(cut));

test("cuts at the end of a word and never goes past the limit (§2.11.04, §9.04)", () => {
  const text = "Somewhere between the marquee and the barn, in the dark, there has to be a door.";
  for (let limit = 12; limit < 90; limit += 1) {
    const cut = cutAtWord(text, limit);
    expect(cut.length).toBeLessThanOrEqual(limit);
    const words = cut.replace("…", "").split(" ");
    const whole = text.replace(/[,.]/g, "").split(" ").slice(0, words.length);
    expect(words.map((word) => word.replace(/[,.]/g, ""))).toEqual(whole);
    // The next word would not have fitted.
    const [next = ""] = text.split(" ").slice(words.length);
    if (next)
      expect(`${text.split(" ").slice(0, words.length).join(" ")} ${next}…`.length).toBeGreaterThan(
        limit,
      );
  }
});

test("the cells of a wide table are labelled with their columns", () => {
  const heads = ["Trailer", "Guests", "Water", "Length"].map((head) => `<th>${head}</th>`);
  const row = "<tr><td>2</td><td>200</td><td>150</td><td>16</td></tr>";
  const table = (columns: string[]) =>
    `<table><thead><tr>${columns.join("")}</tr></thead><tbody>${row}</tbody></table>`;
  const [wide] = readParts(table(heads));
  expect(wide).toEqual({
    html: expect.stringContaining(
      '<td data-label="Guests">200</td><td data-label="Water">150</td><td data-label="Length">16</td>',
    ),
  });
  const [narrow] = readParts(table(heads.slice(0, 3)));
  expect(narrow).toEqual({ html: expect.not.stringContaining("data-label") });
});

test("a table whose rows begin with a few figures is marked, one whose rows begin with words is not", () => {
  const table = (first: string) =>
    `<table><tbody><tr><td>${first}</td><td>2</td></tr></tbody></table>`;
  const [part] = readParts(table("up to 15") + table("Weekly, by us"));
  expect("html" in (part ?? {}) && part).toEqual({
    html: expect.stringMatching(/^<div[^>]*><table data-first="short">.*<table><tbody>/),
  });
});
