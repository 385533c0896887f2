import { join } from "node:path";
import { readTexts } from "../../../content-files/editorial/read-texts.ts";
import { figureIn, numbersIn, unitsOfMeasure } from "../../../content-files/figures.ts";
import type { ContentFile } from "../../../content-files/read-folder.ts";
import { readYaml } from "../../../content-files/read-yaml.ts";
import { placeholdersOf } from "../../content/facts/placeholders.ts";
import type { UncheckedEntry } from "./read-content.ts";

const exceptions = join(import.meta.dirname, "typed-figures.yaml");

/** Where figures are at home, where others speak, and where other words are filled in. */
const exempt = /^(facts|business|fleet|photos|site-plans|testimonials|reply-templates)\.yaml$/;

/** Units of which every text may type a figure that a fact has, and no other. */
const statedUnits = { amps: "amps?" };

/** A figure of a fact or a trailer, by the name that stands for it in braces. */
type KnownFigure = { name: string; value: string; numbers: number[] };

/**
 * Returns a sentence for each place where a text types a figure that a fact or a trailer knows, or
 * one in a unit of theirs that none of them has.
 */
export function checkFigures(
  files: readonly ContentFile[],
  entries: readonly UncheckedEntry[],
): string[] {
  const { sharedUnits, others } = readYaml(exceptions).data as {
    sharedUnits: Record<string, string[]>;
    others: string[];
  };
  const known = placeholdersOf(entries)
    .filter(([name]) => /^(facts|trailers)\./.test(name) && !name.endsWith(".text"))
    .map(([name, value]): KnownFigure => ({ name, value, numbers: numbersIn(value) }));
  const units = Object.entries({ ...unitsOfMeasure, ...statedUnits }).map(([unit, ways]) => {
    const figure = figureIn(ways);
    const isStated = Object.hasOwn(statedUnits, unit);
    return { figure, isStated, known: known.filter(({ value }) => value.search(figure) >= 0) };
  });
  const times = Object.entries(sharedUnits).flatMap(([id, words]) => {
    const fact = known.find(({ name }) => name === `facts.${id}`);
    const unit = fact && /^(?:\S+) (\D+)$/.exec(fact.value)?.[1];
    return unit ? { fact, words, figure: figureIn(unit) } : [];
  });

  return files
    .filter(({ name }) => !exempt.test(name))
    .map(readTexts)
    .flatMap(({ name, texts }) =>
      texts.flatMap(({ text, placeOf }) => {
        const rest = others.reduce((left, phrase) => left.replaceAll(phrase, "…"), text);
        const home = `${name.replace("/", ".").replace(/\.yaml$/, "")}.`;
        const own = units.flatMap(({ figure, isStated, known }) =>
          [...rest.matchAll(figure)].flatMap(([typed]) => {
            // What stands in braces is read as 0.
            const numbers = numbersIn(typed).filter((number) => number > 0);
            if (numbers.length === 0) return [];
            const same = known.filter((each) => numbers.some((n) => each.numbers.includes(n)));
            const isRight = isStated
              ? same.length > 0
              : same.some((each) => each.name.startsWith(home));
            return isRight ? [] : { typed, same };
          }),
        );
        const timed = rest
          .split(/(?<=[.!?]) /)
          .flatMap((sentence) =>
            times
              .filter(({ words }) => words.every((word) => sentence.toLowerCase().includes(word)))
              .flatMap(({ fact, figure }) =>
                [...sentence.matchAll(figure)].map(([typed]) => ({ typed, same: [fact] })),
              ),
          );
        return [...own, ...timed].map(
          ({ typed, same }) => `${placeOf(typed.split(" ")[0])}: ${advise(typed, same)}`,
        );
      }),
    );
}

function advise(typed: string, same: readonly KnownFigure[]): string {
  const names = same.map(({ name }) => `{${name}}`);
  if (names.length === 0)
    return `"${typed}" is no figure of facts.yaml or of a trailer. Name the one that is meant, in braces; what measures something else is listed in typed-figures.yaml.`;
  return `Instead of "${typed}" write ${names.slice(0, 4).join(" or ")}, so that it follows its own file.`;
}
