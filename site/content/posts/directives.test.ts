import { markdownToHtml } from "satteri";
import { expect, test } from "vitest";
import { directives } from "./directives.ts";

const html = async (markdown: string) =>
  (await markdownToHtml(markdown, { features: { directive: true }, mdastPlugins: [directives] }))
    .html;

test("a site plan's line becomes an element of its own", async () => {
  expect(await html("Before.\n\n::site-plan{name=wedding-lawn}\n\nAfter.")).toBe(
    '<p>Before.</p>\n<site-plan name="wedding-lawn"></site-plan>\n<p>After.</p>\n',
  );
});

test("a colon within a text stays as it was typed", async () => {
  const text = "Café: from 9:00 to 17:30, tip:bring :smile and a ratio of 1:a[b]{c=d}, naïve:é.";
  expect(await html(`é\n\n${text}`)).toBe(`<p>é</p>\n<p>${text}</p>\n`);
});
