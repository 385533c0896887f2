import { globSync, readFileSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { load } from "cheerio/slim";
import { functionPath } from "../../../quote-request/protocol.ts";
import { listWaitingArticles } from "../../content/posts/publication-dates.ts";
import { type FoundLinks, findLinks } from "./find-links.ts";

/** A built site: the links and ids of each address, and its redirects. */
type FinishedSite = {
  origin: string;
  /** The links and ids of each file, by its address. */
  answers: Map<string, FoundLinks>;
  redirects: Map<string, string>;
};
/** A dead link, the reason, and the pages that have it. */
type DeadLink = { link: string; why: string; pages: string[] };

/** Dead links with the lines of content/ that have them, described for a terminal. */
export class DeadLinksError extends Error {
  readonly links: readonly (DeadLink & { written: ContentLine[] })[];

  constructor(dead: readonly DeadLink[], content: string) {
    const lines = readContentLines(content);
    const links = dead.map((each) => ({ ...each, written: findWritten(each.link, lines) }));
    const heading =
      "These links of the finished pages lead nowhere. Correct each, or bring back what it leads to:";
    super([heading, ...links.map((each) => describeDeadLink(each, content))].join("\n\n"));
    this.links = links;
  }
}

/** Paths that the server answers without a file. */
const ownRoutes = [functionPath, "/healthz"];
/** Built pages without an address of their own. */
const isErrorPage = /(^|\/)(404|500)$/;
/** Largest number of pages named for a dead link. */
const maxPages = 3;

/**
 * Checks that every internal link of the built site leads to a file or a redirect, and every
 * fragment to an id, in feeds, lists and structured data too. Throws an error that names the pages,
 * the links and where content/ has them.
 */
export async function checkLinks(folder: string, contentFolder = "content"): Promise<void> {
  const site = await readSite(folder);
  const dead = findDeadLinks(site);
  if (dead.length > 0) throw new DeadLinksError(dead, contentFolder);
}

async function readSite(folder: string): Promise<FinishedSite> {
  const home = load(await readFile(join(folder, "index.html"), "utf8"));
  const origin = URL.parse(home("link[rel=canonical]").attr("href") ?? "")?.origin;
  if (!origin) throw new Error(`The home page in ${folder} has no canonical address.`);
  const lines = await readFile(join(folder, "_redirects"), "utf8").catch(() => "");
  const redirects = lines.split("\n").map((line) => line.split(/\s+/) as [string, string]);
  const answers: FinishedSite["answers"] = new Map();
  for await (const file of glob("**/*", { cwd: folder, withFileTypes: true })) {
    if (!file.isFile() || /\.(br|gz)$/.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const name = relative(folder, path).replaceAll(sep, "/");
    const isText = /\.(html|xml|css|js|txt|webmanifest)$|^_redirects$/.test(name);
    answers.set(addressOf(name), findLinks(name, isText ? await readFile(path, "utf8") : ""));
  }
  return { origin, answers, redirects: new Map(redirects) };
}

/** Returns the address of a built file. */
function addressOf(name: string): string {
  const page = name.replace(/\.html$/, "");
  return page === "index" ? "/" : `/${page}`;
}

function findDeadLinks({ origin, answers, redirects }: FinishedSite): DeadLink[] {
  const dead = new Map<string, DeadLink>();
  for (const [page, { links }] of answers)
    for (const link of links) {
      const judged = judge(link, page);
      if (!judged) continue;
      const why = `${judged}${isRelative(link) ? " Begin it with /, https:// or tel:." : ""}`;
      const known = dead.get(link + why) ?? { link, why, pages: [] };
      known.pages.push(page);
      dead.set(link + why, known);
    }
  return [...dead.values()];

  /** Returns why a link is dead; null for a live or external one. */
  function judge(link: string, page: string): string | null {
    const url = URL.parse(link, origin + page);
    const path = url && decode(url.pathname);
    if (!url || path === null) return "This is no address.";
    if (url.origin !== origin) return null;
    const target = redirects.get(path) ?? path;
    if (ownRoutes.includes(target)) return null;
    // Error pages have no address, but may link to their own ids.
    const isReachable = target === page || !isErrorPage.test(target);
    const answer = isReachable ? answers.get(target) : undefined;
    if (!answer) return "There is no such page or file.";
    const id = decode(url.hash.slice(1))?.replace(/:~:.*/, "") ?? "";
    if (id === "" || id === "top" || answer.ids.size === 0 || answer.ids.has(id)) return null;
    return `The page has no part with the id "${id}".`;
  }
}

/** Decodes percent encoding; null where it is invalid. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function describeDeadLink(
  { link, why, pages, written }: DeadLink & { written: ContentLine[] },
  content: string,
): string {
  const path = URL.parse(link, "http://site")?.pathname ?? link;
  const waiting = listWaitingArticles(content).filter((file) =>
    file.endsWith(`/${path.split("/").at(-1)}.md`),
  );
  const more = pages.length > maxPages ? ` and ${pages.length - maxPages} more` : "";
  return [
    `${link}: ${why}`,
    ...waiting.map((file) => `  ${file} waits for its date; link to it from that day on.`),
    ...written.map(({ name, line }) => `  written in ${content}/${name}, line ${line}`),
    `  on ${pages.slice(0, maxPages).join(", ")}${more}`,
  ].join("\n");
}

/** A line of a file below a content folder. */
type ContentLine = { name: string; line: number; text: string };

function readContentLines(folder: string): ContentLine[] {
  return globSync("**/*.{md,yaml}", { cwd: folder })
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), "utf8")
        .split("\n")
        .map((text, at) => ({ name: name.replaceAll(sep, "/"), line: at + 1, text })),
    );
}

const isRelative = (link: string) => !/^(\/|#|[a-z][a-z\d+.-]*:)/i.test(link);

/**
 * Returns the lines of content/ with a link, matched whole; a relative one such as "trailers" only
 * where a link or a value can be.
 */
function findWritten(link: string, lines: ContentLine[]): ContentLine[] {
  if (!/[a-z]/i.test(link)) return [];
  return lines.filter(({ text }) => {
    for (let at = text.indexOf(link); at >= 0; at = text.indexOf(link, at + 1)) {
      const before = text.slice(0, at);
      const after = text[at + link.length] ?? "";
      const isWhole = isRelative(link)
        ? /(\]\(|="|: "?)$/.test(before) && /^[)"]?$/.test(after)
        : !/[\w/#-]/.test(after);
      if (isWhole) return true;
    }
    return false;
  });
}
