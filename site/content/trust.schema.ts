import { z } from "astro/zod";
import { fields, heading, photo, sample, text, titleAndText } from "./schema-fields.ts";

/** content/trust.yaml: who answers, what the mail looks like, and what holds on a bad day. */
export const trustSchema = fields({
  heading,
  owner: fields({
    photo: photo("The owner's picture, in photos.yaml").optional(),
    heading,
    name: text("The owner's name").optional(),
    text: text("Who reads, calls and writes"),
  }),
  mail: fields({
    heading,
    from: text("Label of the sender"),
    subject: text("Label of the subject"),
    subjectText: text("The subject as the server writes it; {reference} is filled in"),
    lines: z.array(text("A line as the server writes it")),
    reference: text("A reference of the form that the server draws"),
  }),
  answers: fields({ rain: titleAndText, repair: titleAndText, insurance: titleAndText }),
  more: text("Link to all terms"),
  whole: text("Link to the about page, which says all of this"),
  sample,
});
