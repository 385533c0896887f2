/**
 * Publishes the finished preview of a data folder, and kills its own process before a change of
 * files, counted from zero at the beginning of the switch:
 * node --import tsx tests/support/desk/killed-publication.ts DATA_DIR 3
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { setTimeout as wait } from "node:timers/promises";

const [, , dataDir = "", last] = process.argv;
const modules = [fs, fs.promises] as unknown as Record<string, (...words: unknown[]) => unknown>[];
let step = -1;
for (const module of modules)
  for (const name of ["mkdirSync", "writeFileSync", "renameSync", "rmSync", "rm", "cp"]) {
    const change = module[name];
    if (!change) continue;
    module[name] = (...words) => {
      if (step >= 0 || String(words[0]).includes("site.previous")) step += 1;
      if (step > Number(last)) process.kill(process.pid, "SIGKILL");
      return change.apply(module, words);
    };
  }
syncBuiltinESMExports();

const { setDateLanguage } = await import("../../../server/time/format-dates.ts");
setDateLanguage("en-CA");
const { openTestWebsite } = await import("./open-website.ts");
const { website } = openTestWebsite(dataDir);
await website.publish("owner@maple.example");
while (website.isBuilding) await wait(20);
process.exit();
