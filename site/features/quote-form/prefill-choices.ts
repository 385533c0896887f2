import { readYaml } from "../../../content-files/read-yaml.ts";
import { citySchema } from "../../content/cities/city.schema.ts";
import { collectionFiles } from "../../content/collection-files.ts";
import { fileOf, knownIds } from "../../content/known-ids.ts";
import { quoteFormVariantSchema } from "../../content/quote/contact.schema.ts";
import { trailerSchema } from "../../content/trailers/trailer.schema.ts";
import { catalogueOf } from "../quote-list/quote-summary.ts";
import type { PrefillChoices } from "./prefill-form.ts";

const variantsFile = collectionFiles.quoteFormVariants.path;

/** Returns the files of content/ that `readPrefillChoices` reads. */
export const prefillFiles = () => [
  variantsFile,
  ...knownIds("cities").map((id) => fileOf("cities", id)),
  ...knownIds("trailers").map((id) => fileOf("trailers", id)),
];

/**
 * Returns the names of cities, and the variants of the form, by their ids; those of trailers and
 * add-ons by their items on the quote list.
 */
export function readPrefillChoices(): PrefillChoices {
  const cities = knownIds("cities").map((id) => [
    id,
    citySchema.parse(readYaml(fileOf("cities", id)).data).name,
  ]);
  const variants = Object.entries(readYaml(variantsFile).data as object).map(([id, variant]) => [
    id,
    quoteFormVariantSchema.parse(variant),
  ]);
  const trailers = knownIds("trailers").map((id) => ({
    id,
    ...trailerSchema.parse(readYaml(fileOf("trailers", id)).data),
  }));
  return {
    cities: Object.fromEntries(cities),
    variants: Object.fromEntries(variants),
    catalogue: catalogueOf(trailers),
  };
}
