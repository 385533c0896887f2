import { atlasFile } from "../content/cities/atlas.ts";

/** The map under the cities, a file of its own so that pages with a map weigh less. */
export function GET() {
  return new Response(atlasFile, { headers: { "Content-Type": "image/svg+xml" } });
}
