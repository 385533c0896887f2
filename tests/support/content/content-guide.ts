import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";

const guide = readFileSync("docs/content.md", "utf8");

/** A part of docs/content.md: its words, and what is to be typed, block by block. */
export function readSection(start: string) {
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

/** Replaces every text of a page by words that no other page has, as an owner does. */
function rewrite(value: unknown, at = "word"): unknown {
  if (Array.isArray(value)) return value.map((part, index) => rewrite(part, `${at}${index}`));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, rewrite(part, at + name)]),
    );
  return typeof value === "string" ? value.replace(/\S+/g, (_, place) => `${at}${place}`) : value;
}

/** Adds an article and a city as docs/content.md says; returns their files and addresses. */
export function followGuide(folder: string) {
  const article = readSection("### An article");
  const [head = ""] = article.blocks;
  const post = join("posts", article.found(/example to `(\S+\.md)`/));
  const text = "The tent comes first.\n\n## The week before\n\n- Walk the lawn\n- Call us\n";
  mkdirSync(join(folder, "posts"), { recursive: true });
  writeFileSync(join(folder, post), `${head}\n\n${text}`);

  const section = readSection("### A city");
  const [, from = "", to = ""] =
    /`(\S+\.yaml)` to `(\S+\.yaml)`/.exec(section.found(/(Copy one, .*)/)) ?? [];
  const city = join("cities", to);
  cpSync(join(folder, "cities", from), join(folder, city));
  const copied = parse(readFileSync(join(folder, city), "utf8"));
  const { hero, why, about, places, questions } = copied;
  const words = rewrite({ hero, why, about, places, questions }) as typeof copied;
  // What names something else stays as it is.
  words.hero.photos = hero.photos;
  words.about.guides = about.guides;
  for (const [at, { id, title, source }] of places.list.entries())
    Object.assign(words.places.list[at], { id, title, source });
  const whole = { ...copied, ...words, ...parse(section.blocks[0] ?? "") };
  writeFileSync(join(folder, city), stringify(whole));
  return {
    article: {
      file: post,
      title: parse(head.replaceAll("---", "")).title as string,
      address: article.found(/own address is `(\S+)`/),
    },
    city: { file: city, address: section.found(/address is then\s+`(\S+)`/) },
  };
}
