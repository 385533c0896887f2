/** Builds the site of the folder that it runs in, and answers what keeps it from being built. */

import type { BuildFailure } from "../../desk/server/website/build-content.ts";
import { readEnvironment } from "../../server/config.ts";
import { explainError, isDiskFull } from "../../server/log/explain-error.ts";
import { DeadLinksError } from "../../site/build/links/check-links.ts";
import { buildSite } from "../build-site.ts";
import { answer } from "./answer.ts";

await answer(() => buildSite(readEnvironment(), process.stderr).then(() => [], failuresOf));

function failuresOf(error: unknown): BuildFailure[] {
  if (isDiskFull(error)) throw error;
  if (error instanceof DeadLinksError)
    return error.links.map(({ link, why, written }) => ({
      ...{ link, why },
      files: written.map(({ name }) => name),
    }));
  return [
    {
      sentence: explainError(error)
        .replace(/\n{2,}/g, "\n")
        .slice(0, 1_000),
    },
  ];
}
