import { functionPath } from "../../quote-request/protocol.ts";
import { addressOf } from "../lib/addresses.ts";
import { paths } from "../lib/paths.ts";

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
