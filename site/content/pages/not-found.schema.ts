import { fields, photo, text } from "../schema-fields.ts";

const missing = {
  heading: text("Heading, and title in the browser tab"),
  text: text("One sentence"),
};

/**
 * content/not-found.yaml: the four not-found pages, the page of a short address, and the error
 * page.
 */
export const notFoundSchema = fields({
  photo: photo("Picture of all of them"),
  page: fields({
    ...missing,
    home: text("Link to the home page"),
    contact: text("Link to the contact page"),
  }),
  trailer: fields({ ...missing, back: text("Link to the trailers") }),
  post: fields({ ...missing, back: text("Link to the blog") }),
  category: fields({ ...missing, back: text("Link to the blog") }),
  moved: fields({ ...missing, go: text("Link to where the page is now") }),
  applicationError: fields({
    ...missing,
    statusText: text("What went wrong, as the server calls it"),
    retry: text("Link that loads the page again"),
  }),
});
