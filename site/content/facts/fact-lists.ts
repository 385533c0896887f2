import { type Entry, readEntries, readEntry } from "../entries.ts";
import { readWidePhoto } from "../photos.ts";
import { readFactsOf } from "./facts.ts";

export type FactList = Awaited<ReturnType<typeof readFactList>>;

/** Returns a list of content/fact-lists.yaml with its facts, in the figures of one trailer. */
export async function readFactList(id: string, trailer?: string) {
  return withFacts(await readEntry("factLists", id), trailer);
}

/** Returns the lists that a category's page shows. */
export async function readFactListsOf(category: string): Promise<FactList[]> {
  const lists = await readEntries("factLists");
  return Promise.all(
    lists
      .filter(({ data }) => data.categories.some(({ id }) => id === category))
      .map((list) => withFacts(list)),
  );
}

async function withFacts({ id, data }: Entry<"factLists">, trailer?: string) {
  const { heading, text, facts, fold, photo, isFirst } = data;
  return {
    id,
    heading,
    text,
    fold,
    isFirst,
    photo: await readWidePhoto(photo),
    photoEntry: photo,
    facts: await readFactsOf(facts, trailer),
  };
}
