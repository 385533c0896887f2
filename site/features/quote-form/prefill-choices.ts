import { readYaml } from "../../../content-files/read-yaml.ts";
import { citySchema } from "../../content/cities/city.schema.ts";
import { collectionFiles } from "../../content/collection-files.ts";
import { knownIds } from "../../content/known-ids.ts";
import { quoteFormVariantSchema } from "../../content/quote/contact.schema.ts";
import { trailerSchema } from "../../content/trailers/trailer.schema.ts";
import { addOnItem } from "../quote-list/quote-list.ts";
import type { PrefillChoices } from "./prefill-form.ts";

const cityFile = (id: string) => `${collectionFiles.cities.path}${id}.yaml`;
const trailerFile = (id: string) => `${collectionFiles.trailers.path}${id}.yaml`;
const variantsFile = collectionFiles.quoteFormVariants.path;

/** Returns the files of content/ that `readPrefillChoices` reads. */
export const prefillFiles = () => [
  variantsFile,
  ...knownIds("cities").map(cityFile),
  ...knownIds("trailers").map(trailerFile),
];

/**
 * Returns the names of cities, and the variants of the form, by their ids; those of trailers and
 * add-ons by their items on the quote list.
 */
export function readPrefillChoices(): PrefillChoices {
  const cities = knownIds("cities").map((id) => [
    id,
    citySchema.parse(readYaml(cityFile(id)).data).name,
  ]);
  const variants = Object.entries(readYaml(variantsFile).data as object).map(([id, variant]) => [
    id,
    quoteFormVariantSchema.parse(variant),
  ]);
  const items = knownIds("trailers").flatMap((id) => {
    const { name, addOns } = trailerSchema.parse(readYaml(trailerFile(id)).data);
    return [[id, name], ...addOns.map((addOn) => [addOnItem(id, addOn.name), addOn.name])];
  });
  return {
    cities: Object.fromEntries(cities),
    variants: Object.fromEntries(variants),
    catalogue: Object.fromEntries(items),
  };
}
