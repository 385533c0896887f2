/** The entry on Supabase Edge or any Deno; server/hosted/README.md says how to deploy it. */
import { serveHostedFunction } from "../../../server/hosted/serve.ts";
import business from "./business.json" with { type: "json" };

await serveHostedFunction(business);
