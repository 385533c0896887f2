import { functionPath } from "../../quote-request/protocol.ts";
import { paths } from "../content/paths.ts";
import { addressOf } from "../seo/addresses.ts";

/** Everything may be read but the quote function. Pages that no list should hold say so themselves (noindex). */
export const GET = () =>
  new Response(
    [
      "User-agent: *",
      `Disallow: ${functionPath}`,
      "",
      `Sitemap: ${addressOf(paths.sitemap)}`,
      "",
    ].join("\n"),
    { headers: { "Content-Type": "text/plain; charset=utf-8" } },
  );
