import type { CommandOptions } from "./commands/command.ts";

/**
 * Throws a sentence with the right command line when npm has taken options as its own: without
 * `--`, `npm run quotes erase REF --yes` runs the command without --yes, and npm sets
 * npm_config_yes=true.
 */
export function rejectOptionsTakenByNpm(
  name: string,
  words: readonly string[],
  options: CommandOptions,
  env: NodeJS.ProcessEnv,
): void {
  // npm_config_* variables also come from the npm that runs other scripts, such as tests.
  if (env.npm_lifecycle_event !== "quotes") return;
  const takenOptions = Object.entries(options).filter(
    ([option]) => env[configOf(option)] && !words.some((word) => isOption(word, option)),
  );
  if (takenOptions.length === 0) return;
  const typed = [...words];
  // npm read --status new as a switch, and new as a separate word.
  const withoutValue = takenOptions.filter(
    ([option, { type }]) => type === "string" && env[configOf(option)] === "true",
  );
  const kept = `npm kept ${takenOptions.map(([option]) => `--${option}`).join(", ")} for itself, so nothing was done.`;
  if (withoutValue.length > 1)
    throw new Error(`${kept} Type -- between quotes and ${name}, the rest as before.`);
  const lastWord = withoutValue.length === 1 ? typed.pop() : undefined;
  const corrected = takenOptions.map(([option, { type }]) => {
    if (type === "boolean") return `--${option}`;
    const value = env[configOf(option)];
    return `--${option} ${value === "true" ? (lastWord ?? option.toUpperCase()) : value}`;
  });
  throw new Error(
    `${kept} Put -- before the command: npm run quotes -- ${[name, ...typed, ...corrected].join(" ")}`,
  );
}

const configOf = (option: string) => `npm_config_${option.replaceAll("-", "_")}`;
const isOption = (word: string, option: string) =>
  word === `--${option}` || word.startsWith(`--${option}=`);
