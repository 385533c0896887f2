import { readBusiness } from "../business/business.ts";
import { type DateRules, dateInWords, machineDate } from "../dates.ts";
import { type Content, type Entry, readEntries } from "../entries.ts";
import { readFactWords } from "../facts/facts.ts";
import { type FactWords, fillFacts, inHtml } from "../facts/fill-facts.ts";
import { onceInBuild } from "../once-in-build.ts";
import { paths } from "../paths.ts";
import { readPhoto } from "../photos.ts";
import { cutAtWord, paragraphText } from "./post-body.ts";
import { dayInBusinessZone, isPublished } from "./publication-dates.ts";
import { readTime } from "./read-time.ts";

/** Length of an excerpt, in characters (specification, section 9). */
const excerptLength = 150;

/** A guide or an article with its derived data. */
export type Post = Awaited<ReturnType<typeof readPosts>>[number];

/** Returns all published guides and articles, the newest first, those of one day by slug. */
export const readPosts = onceInBuild(async () => {
  const [posts, articles, categories, business, facts] = await Promise.all([
    readEntries("posts"),
    readEntries("articles"),
    readEntries("postCategories"),
    readBusiness(),
    readFactWords(),
  ]);
  const names = new Map(categories.map(({ id, data }) => [id as string, data.name]));
  const today = dayInBusinessZone();
  return [...posts, ...articles]
    .filter(({ data }) => isPublished(data.date, today))
    .map((entry) => describePost(entry, names, business, facts))
    .sort((a, b) => b.date.localeCompare(a.date) || b.slug.localeCompare(a.slug));
});

function describePost(
  { id, collection, data: own, body, rendered }: Entry<"posts"> | Entry<"articles">,
  categoryNames: Map<string, string>,
  rules: DateRules,
  facts: FactWords,
) {
  const html = fillFacts(rendered?.html ?? "", inHtml(facts));
  // A guide has no chip and no comparison.
  const data: Content<"articles"> = own;
  return {
    ...data,
    slug: id,
    isGuide: collection === "posts",
    path: collection === "posts" ? paths.post(id) : paths.article(id),
    category: { id: data.category.id as string, name: categoryNames.get(data.category.id) ?? "" },
    dateInWords: dateInWords(data.date, rules),
    lastChanged: data.updated ?? machineDate(data.date),
    updatedInWords: data.updated && dateInWords(data.updated, rules),
    readTime: readTime(body ?? ""),
    html,
    excerpt: cutAtWord(paragraphText(html), excerptLength),
  };
}

/** Returns the posts with their cards' photos, none of them one that the page shows besides. */
export function readPostCards(posts: Post[], shown: (Post["photo"] | undefined)[] = []) {
  return Promise.all(
    posts.map(async ({ cardPhoto, ...post }) => ({
      ...post,
      photo: await readPhoto(
        (shown.some((other) => other?.id === post.photo.id) && cardPhoto) || post.photo,
      ),
    })),
  );
}

/**
 * Returns the next older and the next newer post of a list in the order of `readPosts`; undefined
 * at its ends.
 */
export function findNeighbours<Item extends { slug: string }>(
  posts: readonly Item[],
  slug: string,
) {
  const at = posts.findIndex((post) => post.slug === slug);
  return { previous: posts[at + 1], next: posts[at - 1] };
}
