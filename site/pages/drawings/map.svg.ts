import { readCityMap } from "../../content/cities/cities.ts";

/** The lakes and rivers of the map, a file of its own so that the pages with the map weigh less. */
export async function GET() {
  const { whole, paths } = (await readCityMap()).atlas;
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole.width} ${whole.height}"`,
    ' fill="none" stroke="#3f5f4f" stroke-opacity=".7" stroke-width=".35" stroke-linejoin="round">',
    `<path d="${paths.shores}" fill="#d6ddd2" fill-rule="evenodd"/>`,
    `<path d="${paths.rivers}" stroke-width=".6"/></svg>`,
  ].join("");
  return new Response(drawing, { headers: { "Content-Type": "image/svg+xml" } });
}
