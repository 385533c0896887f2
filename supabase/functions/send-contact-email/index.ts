/** The entry on Supabase Edge or any Deno; server/hosted/README.md says how to deploy it. */

// Supabase's runtime has no Temporal yet; where there is one, this changes nothing.
import "temporal-polyfill/global";
import { registrations } from "../../../desk/server/registrations.ts";
import { serveHostedFunction } from "../../../server/hosted/serve.ts";
import business from "./business.json" with { type: "json" };

await serveHostedFunction(business, registrations);
