import type { ContentFile } from "../read-folder.ts";

/** The words by which people search for what the business rents. */
export type ServiceWords = {
  isIn: (text: string) => boolean;
  /** They, in quotation marks, as a sentence lists them. */
  listed: string;
};

/** Returns `serviceWords` of business.yaml. */
export function readServiceWords(files: readonly ContentFile[]): ServiceWords {
  const business = files.find(({ name }) => name === "business.yaml")?.data;
  const words = (business as { serviceWords?: string[] } | undefined)?.serviceWords ?? [];
  const quoted = words.map((word) => `"${word}"`);
  return {
    isIn: (text) => words.some((word) => text.toLowerCase().includes(word)),
    listed: new Intl.ListFormat("en", { type: "disjunction", style: "long" }).format(quoted),
  };
}
