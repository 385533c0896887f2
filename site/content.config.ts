import { defineCollection } from "astro:content";
import { basename, dirname, join } from "node:path";
import { file, glob } from "astro/loaders";
import type { z } from "astro/zod";
import { type Collection, collections as definitions, photoSchema } from "./content/collections.ts";

const loaderOf = ({ kind, files }: Collection) =>
  kind === "list"
    ? file(join("content", files))
    : glob({ pattern: basename(files), base: join("content", dirname(files)) });

type CollectionOf<Definition> = Definition extends { schema: infer Schema extends z.ZodType }
  ? ReturnType<typeof defineCollection<Schema, ReturnType<typeof loaderOf>>>
  : never;
type Definitions = Omit<typeof definitions, "photos">;
type Collections = { [Name in keyof Definitions]: CollectionOf<Definitions[Name]> };

const { photos, ...others } = definitions;

export const collections = {
  ...(Object.fromEntries(
    Object.entries(others).map(([name, definition]) => [
      name,
      defineCollection({ loader: loaderOf(definition), schema: definition.schema }),
    ]),
  ) as Collections),
  photos: defineCollection({
    loader: loaderOf(photos),
    schema: ({ image }) => photoSchema(image()),
  }),
};
