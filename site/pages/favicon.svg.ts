import { drawIcon } from "../lib/mark.ts";

export const GET = () =>
  new Response(drawIcon({ filled: 1, corner: 0.15 }), {
    headers: { "Content-Type": "image/svg+xml" },
  });
