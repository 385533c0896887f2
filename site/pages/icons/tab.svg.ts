import { tabIcon } from "../../ui/logo.ts";

/** The favicon as an SVG. */
export function GET() {
  return new Response(tabIcon, { headers: { "Content-Type": "image/svg+xml" } });
}
