import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkLinks } from "./check-links.ts";

const origin = "https://www.maple.example";
const home = (body: string, head = "") =>
  `<!doctype html><html><head><link rel="canonical" href="${origin}/">${head}</head><body>${body}</body></html>`;

/** A finished site of these files, and what is said of its links. */
async function linksOf(files: Record<string, string>, content: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), "links-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const all = {
    "site/index.html": home(""),
    "site/about.html": '<h1 id="us">About</h1>',
    "site/blog/a.html": "",
    "site/picture.jpg": "",
    "content/home.yaml": "",
    "content/business.yaml": "timeZone: America/Toronto\n",
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`site/${name}`, text])),
    ...Object.fromEntries(Object.entries(content).map(([name, text]) => [`content/${name}`, text])),
  };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return checkLinks(join(folder, "site"), join(folder, "content")).then(
    () => "fine",
    (error: Error) => error.message.replaceAll(folder, ""),
  );
}

test("links that lead somewhere, or out of the site, are fine", async () => {
  const said = await linksOf({
    "index.html": home(
      `<a href="/about">1</a><a href="/about#us">2</a><a href="#here" id="here">3</a><a href="">4</a>
      <a href="/short">5</a><a href="${origin}/blog/a?x=1">6</a><a href="https://other.example/x">7</a>
      <a href="tel:+1905">8</a><a href="mailto:a@b.ca">9</a><a href="/about#us:~:text=About">10</a>
      <img src="/picture.jpg" srcset="/picture.jpg 400w, /picture.jpg 800w" alt="">
      <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">
      <form action="/functions/v1/send-contact-email"></form><a href="/healthz">11</a>`,
      `<script type="application/ld+json">{"@id":"${origin}/#business","url":"${origin}/about"}</script>`,
    ),
    "404.html": '<a href="#main">Skip</a><main id="main"></main>',
    _redirects: "/short /about 301\n",
  });
  expect(said).toBe("fine");
});

/** What has a dead end: the body of a page, or files; and what is said where it is not of /gone. */
const deadEnds: Record<string, [page: string | Record<string, string>, sentence?: string]> = {
  "a link": ['<a href="/gone">x</a>'],
  "a relative link": ['<a href="gone">x</a>', "gone: There is no such page"],
  "a whole address of our own": [`<a href="${origin}/gone">x</a>`],
  capitals: ['<a href="/About">x</a>', "/About: There is no such page"],
  "a slash at the end": ['<a href="/about/">x</a>', "/about/: There is no such"],
  "the error page": [{ "404.html": "", "a.html": '<a href="/404">x</a>' }, "/404: There is no"],
  "a fragment": ['<a href="/about#them">x</a>', 'no part with the id "them"'],
  "a fragment behind a redirect": [
    { _redirects: "/s /about 301\n", "a.html": '<a href="/s#them">x</a>' },
    'no part with the id "them"',
  ],
  "a picture": ['<img src="/gone" alt="">'],
  "a set of pictures": ['<img srcset="/picture.jpg 1x, /gone 2x" alt="">'],
  "a preloaded set of pictures": ['<link rel="preload" imagesrcset="/gone 2x">'],
  "a form": ['<form action="/gone"></form>'],
  "a poster": ['<video poster="/gone"></video>'],
  "the picture of a shared page": [`<meta property="og:image" content="${origin}/gone">`],
  "structured data": [`<script type="application/ld+json">{"image":["${origin}/gone"]}</script>`],
  "an island's data": [
    "<astro-island props='{&quot;src&quot;:&quot;/_astro/gone.avif&quot;}'></astro-island>",
    "/_astro/gone.avif: There",
  ],
  "an island's code": ['<astro-island component-url="/gone"></astro-island>'],
  "a style": ["<style>a{background:url('/gone')}</style>"],
  "a stylesheet": [{ "a.css": "@font-face{src:url(/gone)}" }],
  "a script": [{ "_astro/a.js": 'import("./gone.js")' }, "/_astro/gone.js: There"],
  "the feed": [{ "rss.xml": `<rss><item><link>${origin}/gone</link></item></rss>` }],
  "a text in the feed": [
    {
      "rss.xml": `<rss><item><content:encoded>&lt;a href="${origin}/gone">x&lt;/a></content:encoded></item></rss>`,
    },
  ],
  "the sitemap": [{ "sitemap.xml": `<urlset><url><loc>${origin}/gone</loc></url></urlset>` }],
  "the list for machines": [{ "llms.txt": `- [x](${origin}/gone): y` }],
  "a redirect": [{ _redirects: "/short /gone 301\n" }],
  "the web manifest": [{ "site.webmanifest": '{"icons":[{"src":"/gone"}]}' }],
};
test.each(Object.entries(deadEnds))("a dead end in %s is found", async (_, [page, sentence]) => {
  const files = typeof page === "string" ? { "blog/a.html": page } : page;
  expect(await linksOf(files)).toContain(sentence ?? "/gone: There is no such page or file.");
});

test("says on which pages a dead link stands and where it is written", async () => {
  const pages = ["a", "b", "c", "d", "e"].map((name) => [
    `blog/${name}.html`,
    '<a href="/gone">x</a>',
  ]);
  const said = await linksOf(Object.fromEntries(pages), {
    "posts/a.md": "---\n---\nWords.\n[x](/gone) and [y](/gone-too)\n",
    "posts/gone.md": "---\ndate: 2099-01-01\n---\n",
  });
  expect(said).toMatch(/^These links of the finished pages lead nowhere\. Correct each/);
  expect(said).toContain("  written in /content/posts/a.md, line 4\n");
  expect(said).toContain("  /content/posts/gone.md waits for its date");
  expect(said).toMatch(/ {2}on \/blog\/\w, \/blog\/\w, \/blog\/\w and 2 more$/);
});

test("a relative link is named where it is written and nowhere else", async () => {
  const said = await linksOf(
    { "blog/a.html": '<a href="trailers">x</a>' },
    {
      "posts/a.md": "---\n---\nOur trailers. [ours](/trailers)\n[our trailers](trailers)\n",
      "about.yaml": "lead: Four trailers, all new\nquote: trailers that shine\n",
    },
  );
  expect(said.match(/written in [^\n]+/g)).toEqual(["written in /content/posts/a.md, line 4"]);
  expect(said).toContain("Begin it with /, https:// or tel:.");
});

test("a home page that says no address of its own is no finished site", async () => {
  expect(await linksOf({ "index.html": "<p>" })).toMatch(/has no canonical address/);
});
