import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { checkEditorial } from "../../content-files/editorial/check-editorial.ts";
import { pluralize } from "../../content-files/pluralize.ts";
import { advice, blocker, type Check, ok, type PreflightFinding } from "./finding.ts";

/**
 * Looks for sample entries, example domains and fictitious phone numbers in content/, and for city
 * pages whose events nobody has looked up for a year.
 */
export const contentCheck: Check = {
  name: "Words and pictures",
  async run({ contentDir }) {
    const read = async (file: string) =>
      parse(await readFile(join(contentDir, file), "utf8")) as Record<string, unknown>;
    const samplesIn = async (file: string) => samplesOf(await read(file));
    const testimonials = (await samplesIn("testimonials.yaml")).length;
    const policies = await samplesIn("policies.yaml");
    const facts = await samplesIn("facts.yaml");
    const photos = (await samplesIn("photos.yaml")).length;
    const { owner = {}, sample } = (await read("trust.yaml")) as TrustFile;
    const blockers = [
      (await read("business.yaml")).sample &&
        "content/business.yaml describes a made-up business. Write your own facts in, and take its last line, sample: true, out.",
      testimonials > 0 &&
        `content/testimonials.yaml has ${pluralize(testimonials, "made-up voice")}. Publishing them as customers' would mislead: put real ones in their place, or take them out.`,
      policies.length > 0 &&
        `content/policies.yaml has ${pluralize(policies.length, "sample term")}: ${policies.join(", ")}. Customers would take them for yours: write your own, or take them out.`,
      facts.length > 0 &&
        `content/facts.yaml has ${pluralize(facts.length, "sample fact")}: ${facts.join(", ")}. Buyers plan by them: write your own values, and take each line sample: true out.`,
      (await samplesIn("accessible-trailers.yaml")).length > 0 &&
        "content/accessible-trailers.yaml has figures that were measured on drawings. Measure your trailers, write the figures in, and take the line sample: true out.",
      (sample || !owner.name || !owner.photo) &&
        "content/trust.yaml has no owner, whom pages leave out until then. Write the name in, name a picture, and take the line sample: true out: strangers look for who answers.",
      (await read("fleet.yaml")).sample &&
        "content/fleet.yaml names made-up trailers. Write the ones that you own, with the names that you use, and take the line sample: true out.",
    ];
    const findings = blockers.flatMap((text) => (typeof text === "string" ? blocker(text) : []));
    if (photos > 0)
      findings.push(
        advice(
          `content/photos.yaml has ${pluralize(photos, "rendering")}, and the pages say so. Photographs of your own trailers are trusted more.`,
        ),
      );
    findings.push(...(await findMadeUp(contentDir)), ...(await findStaleEvents(contentDir)));
    return findings.length > 0 ? findings : [ok("Nothing made up is left in content/.")];
  },
};

type TrustFile = { owner?: { name?: string; photo?: string }; sample?: boolean };

/** Returns the ids of the entries with sample: true. */
function samplesOf(entries: Record<string, unknown>): string[] {
  return Object.keys(entries).filter(
    (id) => (entries[id] as { sample?: unknown } | null)?.sample === true,
  );
}

/** The numbering plan reserves 555-0100 to 555-0199 for fiction, RFC 2606 .example for examples. */
const madeUpNumber = /\b555[-. ]?01\d\d\b/g;
const word = /[\w.@-]+/g;
const exampleDomain = /\.example\b/g;

/** Lists the made-up names and numbers of a line. */
function listMadeUp(line: string): string[] {
  const names = (line.match(word) ?? []).flatMap((text) => {
    const last = [...text.matchAll(exampleDomain)].at(-1);
    return last && last.index > 0 ? [text.slice(0, last.index + last[0].length)] : [];
  });
  return [...names, ...(line.match(madeUpNumber) ?? [])];
}

async function findMadeUp(contentDir: string): Promise<PreflightFinding[]> {
  const findings: PreflightFinding[] = [];
  for await (const file of glob("**/*.{yaml,md}", { cwd: contentDir })) {
    const lines = (await readFile(join(contentDir, file), "utf8")).split("\n");
    for (const [at, line] of lines.entries())
      for (const found of listMadeUp(line))
        findings.push(blocker(`content/${file}, line ${at + 1}: ${found} is made up.`));
  }
  return findings.sort((a, b) => a.message.localeCompare(b.message));
}

/** Names the cities whose `eventsChecked` is missing or more than a year ago. */
async function findStaleEvents(contentDir: string): Promise<PreflightFinding[]> {
  const lastYear = new Date();
  lastYear.setFullYear(lastYear.getFullYear() - 1);
  const firstFreshDay = lastYear.toISOString().slice(0, 10);
  const stale: string[] = [];
  for await (const file of glob("*.yaml", { cwd: join(contentDir, "cities") })) {
    const city = parse(await readFile(join(contentDir, "cities", file), "utf8"));
    const { eventsChecked = "never" } = city as { eventsChecked?: string };
    if (eventsChecked === "never" || eventsChecked < firstFreshDay)
      stale.push(`${file} (${eventsChecked})`);
  }
  if (stale.length === 0) return [];
  return [
    advice(
      `content/cities/ has ${pluralize(stale.length, "page")} whose events were last looked up more than a year ago, or never: ${stale.sort().join(", ")}. Events move and end: look them up, and write the day as eventsChecked.`,
    ),
  ];
}

/** Lists misspelt and avoided words, long sentences, and headings that do not name the service. */
export const editorialCheck: Check = {
  name: "Spelling and style",
  async run({ contentDir }) {
    const findings = checkEditorial(contentDir).map(advice);
    if (findings.length > 0) return findings;
    return [ok("An editor would find nothing to correct in content/.")];
  },
};
