/** Astro's dev server on PORT (4321) with the working quote backend one port above, behind it. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { siteFolderOf } from "../server/built-site/builds.ts";
import { readEnvironment } from "../server/config.ts";
import { explainError } from "../server/log/explain-error.ts";
import { expectGoodContent } from "../site/build/content/check-content.ts";
import { buildDeskIfStale } from "./build-desk.ts";
import { buildSite } from "./build-site.ts";

const env = readEnvironment();

try {
  await expectGoodContent();
  // A form sent without JavaScript is answered with the built page.
  if (!existsSync(siteFolderOf(env))) await buildSite(env);
  await buildDeskIfStale(env);
} catch (error) {
  console.error(explainError(error));
  process.exit(1);
}

const port = Number(env.PORT ?? 4321);
const backend = `http://localhost:${port + 1}`;

const processes = [
  spawn("node", ["--import", "tsx", "server/main.ts"], {
    stdio: "inherit",
    env: { ...env, PORT: String(port + 1) },
  }),
  spawn("astro", ["dev", "--port", String(port)], {
    stdio: "inherit",
    env: { ...env, DEV_BACKEND: backend, ASTRO_TELEMETRY_DISABLED: "1" },
  }),
];

const stop = () => {
  for (const child of processes) child.kill("SIGTERM");
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);
for (const child of processes) child.once("exit", stop);
