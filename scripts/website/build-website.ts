/** Builds the site of the folder that it runs in, and answers what keeps it from being built. */

import type { BuildFailure } from "../../desk/server/website/publication/build-content.ts";
import { siteFolderOf } from "../../server/built-site/builds.ts";
import { readEnvironment } from "../../server/config.ts";
import { explainError, isDiskFull } from "../../server/log/explain-error.ts";
import { DeadLinksError } from "../../site/build/links/check-links.ts";
import { makeSite } from "../build-site.ts";
import { answer } from "./answer.ts";

const env = readEnvironment();
await answer(() => makeSite(env, siteFolderOf(env), process.stderr).then(() => [], failuresOf));

function failuresOf(error: unknown): BuildFailure[] {
  if (isDiskFull(error)) throw error;
  if (error instanceof DeadLinksError)
    return error.links.map(({ link, why, written }) => ({
      link,
      why,
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
