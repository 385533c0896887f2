import { readEnvironment } from "../server/config.ts";
import { serveSite, startOrExplain } from "../server/main.ts";
import { buildDeskIfStale } from "./build-desk.ts";
import { buildIfStale } from "./build-site.ts";

await startOrExplain(async () => {
  await buildIfStale(readEnvironment());
  await buildDeskIfStale(readEnvironment());
  await serveSite();
});
