import { defineCollection } from "astro:content";
import { file, glob } from "astro/loaders";
import type { z } from "astro/zod";
import { type CollectionFiles, collectionFiles } from "./content/collection-files.ts";
import { photoSchema, schemas } from "./content/collections.ts";

function loaderOf(files: CollectionFiles) {
  switch (files.kind) {
    case "list":
      return file(files.path);
    case "folder":
      return glob({ pattern: `*${files.extension}`, base: `./${files.path.replace(/\/$/, "")}` });
    case "page":
      return glob({ pattern: files.path.replace("content/", ""), base: "./content" });
  }
}

type Schemas = typeof schemas;
type CollectionOf<Schema extends z.ZodType> = ReturnType<
  typeof defineCollection<Schema, ReturnType<typeof loaderOf>>
>;
type Collections = { [Name in keyof Schemas]: CollectionOf<Schemas[Name]> };

const names = Object.keys(schemas) as (keyof Schemas)[];

export const collections = {
  ...(Object.fromEntries(
    names.map((name) => [
      name,
      defineCollection({ loader: loaderOf(collectionFiles[name]), schema: schemas[name] }),
    ]),
  ) as Collections),
  photos: defineCollection({
    loader: loaderOf(collectionFiles.photos),
    schema: ({ image }) => photoSchema(image()),
  }),
};
