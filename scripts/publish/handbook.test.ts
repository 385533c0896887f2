import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { openServerToPublishOn } from "../../tests/support/servers/server-to-publish-on.ts";

const guide = readFileSync("docs/content.md", "utf8");

/**
 * What stands between a text of docs/content.md and the next heading: its words, and what is to be
 * typed, block by block.
 */
function readSection(start: string) {
  const words = guide.slice(guide.indexOf(start)).split(/\n#+ /)[0] ?? "";
  const blocks = [...words.matchAll(/\n\n((?: {4}.*\n|\n(?= {4}))+)/g)].map(([, block = ""]) =>
    block.replace(/^ {4}/gm, "").trim(),
  );
  const found = (pattern: RegExp) => {
    const [, text] = pattern.exec(words) ?? [];
    if (!text) throw new Error(`docs/content.md does not say ${pattern} in: ${words}`);
    return text;
  };
  return { blocks, found };
}

/**
 * Replaces every text of a page by words that no other page has, as an owner who writes it anew.
 */
function rewrite(value: unknown, at = "word"): unknown {
  if (Array.isArray(value)) return value.map((part, index) => rewrite(part, `${at}${index}`));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, rewrite(part, at + name)]),
    );
  return typeof value === "string" ? value.replace(/\S+/g, (_, place) => `${at}${place}`) : value;
}

test("somebody who follows docs/content.md publishes an article and a city", {
  timeout: 1_200_000,
}, async () => {
  const server = await openServerToPublishOn({ isRealBuild: true });
  const own = join(server.root, "..", "own");
  execFileSync("git", ["clone", "--quiet", server.origin, own]);
  for (const [name, value] of [
    ["name", "Owner"],
    ["email", "owner@example.com"],
  ] as const)
    execFileSync("git", ["config", `user.${name}`, value], { cwd: own });

  const article = readSection("### An article");
  const [head = ""] = article.blocks;
  writeFileSync(
    join(own, "content/posts", article.found(/example to `(\S+\.md)`/)),
    `${head}\n\nThe tent comes first.\n\n## The week before\n\n- Walk the lawn\n- Call us\n`,
  );

  const city = readSection("### A city");
  const [, from = "", to = ""] =
    /`(\S+\.yaml)` to `(\S+\.yaml)`/.exec(city.found(/(Copy one, .*)/)) ?? [];
  const file = join(own, "content/cities", to);
  cpSync(join(own, "content/cities", from), file);
  const copied = parse(readFileSync(file, "utf8"));
  const { hero, why, about, places, questions } = copied;
  const words = rewrite({ hero, why, about, places, questions }) as typeof copied;
  // What names something else stays as it is.
  words.hero.photos = hero.photos;
  words.about.guides = about.guides;
  for (const [at, { id, title, source }] of places.list.entries())
    Object.assign(words.places.list[at], { id, title, source });
  writeFileSync(file, stringify({ ...copied, ...words, ...parse(city.blocks[0] ?? "") }));

  const [send = "", publish = "", undo = ""] = readSection("**To publish a change**").blocks;
  const type = (lines: string, folder: string) =>
    execFileSync("sh", ["-ec", lines.replaceAll("/opt/washrooms", server.root)], {
      cwd: folder,
      env: server.env,
      stdio: "pipe",
    }).toString();
  type(send, own);
  expect(publish).toContain("npm run publish-site");
  expect(type(publish, own)).toMatch(/\nPublished: \S+\.\n$/);

  const title = parse(head.replaceAll("---", "")).title as string;
  const post = await server.ask(article.found(/own address is `(\S+)`/));
  expect([post.status, await post.text()]).toEqual([200, expect.stringContaining(title)]);
  expect(await server.page("/rss.xml")).toContain(title);
  const place = await server.ask(city.found(/address is then\s+`(\S+)`/));
  expect([place.status, await place.text()]).toEqual([200, expect.stringContaining("Fort Erie")]);
  expect(await server.page("/")).toContain("/fort-erie-washroom-restroom-trailer-rentals");

  // Nothing was published before it, so there is nothing to go back to; the command as it is
  // written is understood.
  expect(() => type(undo, join(server.root, "repository"))).toThrow(
    /No release before the current one/,
  );
});
