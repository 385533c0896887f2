import { tabIcon } from "../../ui/logo.ts";

/** What a browser's tab shows. */
export function GET() {
  return new Response(tabIcon, { headers: { "Content-Type": "image/svg+xml" } });
}
