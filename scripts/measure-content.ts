/** Prints how alike the city pages are and how long each guide and article is. */
import { readdirSync, readFileSync } from "node:fs";
import { rankCities } from "../site/build/content/city-similarity.ts";
import { largestShare } from "../site/build/content/similarity.ts";
import { countWords, readableText, readTime } from "../site/content/posts/read-time.ts";

const pairs = rankCities();
const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
console.log(
  `City pages, share of common 5-word shingles without the cities' names (limit ${percent(largestShare)}):`,
);
for (const { share, ids } of pairs.slice(0, 5))
  console.log(`  ${percent(share).padStart(8)}  ${ids.join(" / ")}`);
const average = pairs.reduce((sum, { share }) => sum + share, 0) / Math.max(1, pairs.length);
console.log(`  ${percent(average).padStart(8)}  average of ${pairs.length} pairs`);

console.log("\nGuides and articles, words:");
for (const folder of ["content/posts/", "content/articles/"]) {
  for (const file of readdirSync(folder)) {
    const body = readFileSync(folder + file, "utf8").replace(/^---\n[\s\S]*?\n---\n/, "");
    const words = countWords(readableText(body));
    console.log(`  ${String(words).padStart(8)}  ${readTime(body).padEnd(12)}  ${folder}${file}`);
  }
}
