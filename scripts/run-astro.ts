import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";

/**
 * What Astro says in import.meta.env; variables of these names, as tests have them, would win over
 * it.
 */
const astroVariables = ["SITE", "BASE_URL", "ASSETS_PREFIX", "MODE", "DEV", "PROD", "SSR"];

/**
 * Runs `astro build` and passes on what it reports; throws what it says of a failure, without its
 * stack.
 */
export async function runAstroBuild(
  env: NodeJS.ProcessEnv,
  output: NodeJS.WriteStream = process.stdout,
): Promise<void> {
  const otherVariables = Object.fromEntries(
    Object.entries(env).filter(([name]) => !astroVariables.includes(name)),
  );
  const child = spawn("astro", ["build"], {
    stdio: ["inherit", output, "pipe"],
    env: {
      ...otherVariables,
      // Set whatever the caller's environment says: tests set another value, with which React's
      // larger development build would be used.
      NODE_ENV: "production",
      ASTRO_TELEMETRY_DISABLED: "1",
    },
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "close")]);
  if (code !== 0) throw failureOf(said, code);
  process.stderr.write(said);
}

/**
 * Lines of Astro's that say nothing of what is wrong, its heading and its links to documentation
 * among them.
 */
const uninformativeLine =
  /^npm warn|^\s*$|✗ Build failed|^\s+(Hint|Error reference):|^\s+https:\/\/docs\.astro/;
/** What the operating system refused, anywhere among the causes. */
const systemError = /\b(?:(E[A-Z]{3,}): [^\n]*'([^'\n]+)'|(ENOSPC|EDQUOT): )/;

const placeInContent = /Location:\s*(?!\S*node_modules)\S*?(content\/[\w./-]+\.(?:md|yaml))/;

/**
 * Returns what Astro's error output says to somebody who is no programmer: its sentences, without
 * places in code and stacks; what the operating system refused with its code.
 */
export function failureOf(said: string, code: number | null): Error {
  const plain = stripVTControlCharacters(said);
  const [refusal, errorCode, path, fullDisk] = systemError.exec(plain) ?? [];
  if (refusal) return Object.assign(new Error(refusal), { code: errorCode ?? fullDisk, path });
  const lines = plain.split("\n").filter((line) => !uninformativeLine.test(line));
  const end = lines.findIndex((line) => /^\s+(Location|Stack trace):|^\s+at /.test(line));
  const sentences = (end < 0 ? lines : lines.slice(0, end)).map((line) =>
    line.replace(/^(\d\d:\d\d:\d\d )?\s*(\[ERROR\] )?(\[[\w-]+\] )?/, ""),
  );
  const [, place] = placeInContent.exec(plain) ?? [];
  if (sentences.length === 0)
    return new Error(`The site could not be built: Astro ended with code ${code}.`);
  return new Error([...sentences, ...(place ? [place] : [])].join("\n"));
}
