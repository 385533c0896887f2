import { defineCollection } from "astro:content";
import { file, glob } from "astro/loaders";
import type { z } from "astro/zod";
import { contentFiles, photoSchema } from "./content/schemas/content-files.ts";

type ContentFiles = typeof contentFiles;
type Source<Schema extends z.ZodType> = {
  kind: "page" | "folder" | "list";
  pattern: string;
  base: string;
  schema: Schema;
};

const collect = <Schema extends z.ZodType>({ kind, pattern, base, schema }: Source<Schema>) =>
  defineCollection({
    loader: kind === "list" ? file(`${base}/${pattern}`) : glob({ pattern, base: `./${base}` }),
    schema,
  });

type CollectionOf<Schema> = Schema extends z.ZodType ? ReturnType<typeof collect<Schema>> : never;
type Collections = { [Name in keyof ContentFiles]: CollectionOf<ContentFiles[Name]["schema"]> };

export const collections = {
  ...(Object.fromEntries(
    Object.entries(contentFiles).map(([name, source]) => [name, collect<z.ZodType>(source)]),
  ) as Collections),
  photos: defineCollection({
    loader: file("content/photos.yaml"),
    schema: ({ image }) => photoSchema(image()),
  }),
};
