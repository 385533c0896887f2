import type { CommandOptions } from "./command.ts";

/**
 * Throws a sentence with what to type when npm has kept options for itself: without `--` in between, `npm run quotes erase
 * REF --yes` runs the command without --yes, and npm leaves npm_config_yes=true in the environment.
 */
export function expectNoneSwallowed(
  name: string,
  words: readonly string[],
  options: CommandOptions,
  env: NodeJS.ProcessEnv,
): void {
  // npm_config_* variables also come from the npm that runs other scripts, such as tests.
  if (env.npm_lifecycle_event !== "quotes") return;
  const swallowed = Object.entries(options).filter(
    ([option]) => env[configOf(option)] && !words.some((word) => isOption(word, option)),
  );
  if (swallowed.length === 0) return;
  const typed = [...words];
  // npm understood --status new as a switch, and new as a word of its own.
  const emptied = swallowed.filter(
    ([option, { type }]) => type === "string" && env[configOf(option)] === "true",
  );
  const kept = `npm kept ${swallowed.map(([option]) => `--${option}`).join(", ")} for itself, so nothing was done.`;
  if (emptied.length > 1)
    throw new Error(`${kept} Type -- between quotes and ${name}, the rest as before.`);
  const taken = emptied.length === 1 ? typed.pop() : undefined;
  const meant = swallowed.map(([option, { type }]) => {
    if (type === "boolean") return `--${option}`;
    const value = env[configOf(option)];
    return `--${option} ${value === "true" ? (taken ?? option.toUpperCase()) : value}`;
  });
  throw new Error(
    `${kept} Put -- before the command: npm run quotes -- ${[name, ...typed, ...meant].join(" ")}`,
  );
}

const configOf = (option: string) => `npm_config_${option.replaceAll("-", "_")}`;
const isOption = (word: string, option: string) =>
  word === `--${option}` || word.startsWith(`--${option}=`);
