/** Prints how alike the city pages are and how long each guide and article is. */
import { rankCities } from "../site/build/content/city-similarity.ts";
import { readContent } from "../site/build/content/read-content.ts";
import { largestShare } from "../site/build/content/similarity.ts";
import { countWords, readableText, readTime } from "../site/content/posts/read-time.ts";

const { entries } = readContent();
const pairs = rankCities(entries);
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
console.log(
  `City pages, share of common 5-word shingles without the cities' names (limit ${percent(largestShare)}):`,
);
for (const { share, ids } of pairs.slice(0, 5))
  console.log(`  ${percent(share).padStart(8)}  ${ids.join(" / ")}`);
const average = pairs.reduce((sum, { share }) => sum + share, 0) / Math.max(1, pairs.length);
console.log(`  ${percent(average).padStart(8)}  average of ${pairs.length} pairs`);

console.log("\nGuides and articles, words:");
for (const { file, body } of entries) {
  if (!body || !/^content\/(posts|articles)\//.test(file)) continue;
  const words = countWords(readableText(body.text));
  console.log(`  ${String(words).padStart(8)}  ${readTime(body.text).padEnd(12)}  ${file}`);
}
