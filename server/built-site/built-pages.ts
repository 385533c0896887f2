import type { Context } from "hono";
import { headersOfPage } from "./http-headers.ts";

/** Answers with the HTML of a page that was changed for this request, or with an error status. */
export function sendPage(c: Context, html: string, status: 404 | 422 | 429 | 500 | 200 = 200) {
  for (const [name, value] of Object.entries(headersOfPage(html))) c.header(name, value);
  return c.html(html, status);
}
