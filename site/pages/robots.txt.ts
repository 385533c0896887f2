import { functionPath } from "../../quote-request/protocol.ts";
import { paths } from "../content/paths.ts";
import { addressOf } from "../seo/addresses.ts";

/** Allows everything but the quote function; pages that must not be listed have noindex. */
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
