import { serveSite } from "../server/main.ts";
import { buildIfStale } from "./build-site.ts";

await buildIfStale();
await serveSite();
