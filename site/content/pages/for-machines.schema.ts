import { z } from "astro/zod";
import { fields, text } from "../schema-fields.ts";

/** content/for-machines.yaml: what llms.txt says. */
export const forMachinesSchema = fields({
  summary: text("What the business does, in a sentence"),
  facts: z.array(text("One fact that a visitor would ask for")),
  groups: fields({
    main: text("Heading above the main pages"),
    trailers: text("Heading above the trailers"),
    services: text("Heading above the categories"),
    cities: text("Heading above the cities"),
    guides: text("Heading above the guides and articles"),
  }),
});
