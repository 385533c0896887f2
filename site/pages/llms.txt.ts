import { readBusiness } from "../content/business/business.ts";
import { readPage } from "../content/entries.ts";
import { addressOf } from "../seo/addresses.ts";
import { pageGroups, readSitePages } from "../seo/site-pages.ts";

/** The site as one text (llmstxt.org): a summary, the facts, and a link to every page. */
export async function GET() {
  const [business, words, pages] = await Promise.all([
    readBusiness(),
    readPage("forMachines"),
    readSitePages(),
  ]);
  const lists = pageGroups.map((group) => {
    const links = pages
      .filter((page) => page.group === group)
      .map(({ path, title, description }) => `- [${title}](${addressOf(path)}): ${description}`);
    return [`## ${words.groups[group]}`, "", ...links].join("\n");
  });
  const text = [
    `# ${business.fullName}`,
    `> ${words.summary}`,
    words.facts.map((fact) => `- ${fact}`).join("\n"),
    ...lists,
  ].join("\n\n");
  return new Response(`${text}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
