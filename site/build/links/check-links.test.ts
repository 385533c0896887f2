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

const dead = "/gone: There is no such page or file.";
const cases: [string, Record<string, string>, string][] = [
  ["a link", { "blog/a.html": '<a href="/gone">x</a>' }, dead],
  ["a relative link", { "blog/a.html": '<a href="gone">x</a>' }, "gone: There is no such page"],
  [
    "a whole address of our own",
    { "blog/a.html": `<a href="${origin}/gone">x</a>` },
    "/gone: There",
  ],
  ["capitals", { "blog/a.html": '<a href="/About">x</a>' }, "/About: There is no such page"],
  ["a slash at the end", { "blog/a.html": '<a href="/about/">x</a>' }, "/about/: There is no such"],
  [
    "the error page",
    { "404.html": "", "blog/a.html": '<a href="/404">x</a>' },
    "/404: There is no",
  ],
  ["a fragment", { "blog/a.html": '<a href="/about#them">x</a>' }, 'no part with the id "them"'],
  [
    "a fragment behind a redirect",
    { _redirects: "/s /about 301\n", "blog/a.html": '<a href="/s#them">x</a>' },
    'no part with the id "them"',
  ],
  ["a picture", { "blog/a.html": '<img src="/gone" alt="">' }, dead],
  ["a set of pictures", { "blog/a.html": '<img srcset="/picture.jpg 1x, /gone 2x" alt="">' }, dead],
  [
    "a preloaded set of pictures",
    { "blog/a.html": '<link rel="preload" imagesrcset="/gone 2x">' },
    dead,
  ],
  ["a form", { "blog/a.html": '<form action="/gone"></form>' }, dead],
  ["a poster", { "blog/a.html": '<video poster="/gone"></video>' }, dead],
  [
    "the picture of a shared page",
    { "blog/a.html": `<meta property="og:image" content="${origin}/gone">` },
    "/gone: There",
  ],
  [
    "structured data",
    { "blog/a.html": `<script type="application/ld+json">{"image":["${origin}/gone"]}</script>` },
    "/gone: There",
  ],
  [
    "an island's data",
    {
      "blog/a.html":
        "<astro-island props='{&quot;src&quot;:&quot;/_astro/gone.avif&quot;}'></astro-island>",
    },
    "/_astro/gone.avif: There",
  ],
  [
    "an island's code",
    { "blog/a.html": '<astro-island component-url="/gone"></astro-island>' },
    dead,
  ],
  ["a style", { "blog/a.html": "<style>a{background:url('/gone')}</style>" }, dead],
  ["a stylesheet", { "a.css": "@font-face{src:url(/gone)}" }, dead],
  ["a script", { "_astro/a.js": 'import("./gone.js")' }, "/_astro/gone.js: There"],
  [
    "the feed",
    { "rss.xml": `<rss><item><link>${origin}/gone</link></item></rss>` },
    "/gone: There",
  ],
  [
    "a text in the feed",
    {
      "rss.xml": `<rss><item><content:encoded>&lt;a href="${origin}/gone">x&lt;/a></content:encoded></item></rss>`,
    },
    "/gone: There",
  ],
  [
    "the sitemap",
    { "sitemap.xml": `<urlset><url><loc>${origin}/gone</loc></url></urlset>` },
    "/gone: There",
  ],
  ["the list for machines", { "llms.txt": `- [x](${origin}/gone): y` }, "/gone: There"],
  ["a redirect", { _redirects: "/short /gone 301\n" }, dead],
  ["the web manifest", { "site.webmanifest": '{"icons":[{"src":"/gone"}]}' }, dead],
];
for (const [name, files, says] of cases)
  test(`a dead end in ${name} is found`, async () => {
    expect(await linksOf(files)).toContain(says);
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
