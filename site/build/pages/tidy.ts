/** Astro prints this before a page's first island, which is in the body, where HTML allows no style. site.css says the same. */
const islandStyle = /<style>astro-island,astro-slot,?[^<]*<\/style>/g;

/** React marks where two texts meet, for hydration; outside islands nothing hydrates. */
const textMarks = /<astro-island\b|<\/astro-island>|<!-- -->/g;

/** What icons say about themselves that HTML knows already. */
const iconNoise =
  /(?<=<svg) xmlns="http:\/\/www\.w3\.org\/2000\/svg"|(?<=class=")lucide lucide-[\w-]+ ?/g;

/** What Astro's runtime for islands never reads. */
const islandNoise = /(?<=<astro-island) uid="\w+"/g;

/** What pictures say that is so anyway. */
const pictureNoise = / loading="eager"/g;

/** The page without what makes it invalid HTML, and without marks that nothing reads. */
export function tidy(html: string): string {
  let depth = 0;
  return html
    .replace(islandStyle, "")
    .replace(islandNoise, "")
    .replace(iconNoise, "")
    .replace(pictureNoise, "")
    .replace(/ class=""/g, "")
    .replace(textMarks, (mark) => {
      if (mark === "<astro-island") depth += 1;
      if (mark === "</astro-island>") depth -= 1;
      return mark === "<!-- -->" && depth === 0 ? "" : mark;
    });
}

/** A tag with attributes, and scripts whole, which are left as they are. */
const tag = /<script[\s\S]*?<\/script>|<([a-z][\w-]*)((?:\s+[^\s=>"/]+(?:="[^"]*")?)+)\s*(\/?)>/gi;
const attribute = /[^\s=>"/]+(?:="[^"]*")?/g;

/**
 * The page with the attributes of its body in one order: React and Astro print them in others, and what is alike
 * compresses. The head stays as it is, because the server reads it.
 */
export function orderAttributes(html: string): string {
  const body = html.indexOf("<body");
  return (
    html.slice(0, body) +
    html.slice(body).replace(tag, (whole, name?: string, attributes?: string, end?: string) => {
      if (!name || !attributes) return whole;
      return `<${name} ${attributes.match(attribute)?.sort().join(" ")}${end}>`;
    })
  );
}
