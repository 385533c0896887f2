import { reference } from "astro:content";
import { z } from "astro/zod";
import { text } from "./parts.ts";

/** content/not-found.yaml: the not-found page and the error page. */
export const notFoundSchema = z.strictObject({
  title: text("Title in the browser tab"),
  heading: text("Heading"),
  text: text("One sentence"),
  home: text("Link to the home page"),
  contact: text("Link to the contact page"),
  photo: reference("photos"),
  applicationError: z.strictObject({
    heading: text("Heading"),
    statusText: text("What went wrong, as the server calls it"),
    text: text("One sentence"),
    retry: text("Link that loads the page again"),
  }),
});
