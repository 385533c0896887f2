import { z } from "astro/zod";
import { type ChosenField, choices } from "../../../quote-request/choices.ts";
import { type FieldName, fieldNames } from "../../../quote-request/fields.ts";
import {
  eventType,
  exactly,
  eyebrow,
  fields,
  heading,
  photo,
  refersTo,
  searchResultWithPhoto,
  sharedQuestion,
  text,
} from "../schema-fields.ts";

const field = fields({
  label: text("The words above the field"),
  hint: text("A short help that prevents a mistake").optional(),
});
const choice = field.extend({ choose: text("What the list says before a choice is made") });

const card = fields({ heading, text: text("One line under the heading") });
const cities = z.array(refersTo("cities", "Id of a city"));

type FormFields = Record<Exclude<FieldName, ChosenField>, typeof field> &
  Record<ChosenField, typeof choice>;
const formFields = Object.fromEntries(
  fieldNames.map((name) => [name, name in choices ? choice : field]),
) as FormFields;

/** content/contact.yaml: the contact page, its form and its cards. */
export const contactSchema = fields({
  ...searchResultWithPhoto,
  eyebrow,
  heading,
  lead: text("What happens after sending, in a sentence"),
  photo: photo("Picture beside the form"),
  form: fields({
    required: text("Says which fields must be filled in"),
    groups: fields({
      you: text("Heading of the fields that ask who asks"),
      day: text("Heading of the fields that ask what for, where and when"),
    }),
    fields: fields(formFields),
    optional: text("Mark of a field that may stay empty"),
    incomplete: fields({
      one: text("Said on phones of one rejected answer"),
      more: text("Said of several; {count} is filled in"),
    }),
    submit: text("The button"),
    submitting: text("The button while sending"),
    didYouMean: text(
      "Asked when the e-mail address seems to have a slip; the likely address follows",
    ),
    incompleteEmail: text("Shown under the e-mail address once it is left and looks unfinished"),
    notice: text("What the details are used for and how long they are kept"),
    noticeLink: text("Link to the privacy page"),
    soon: text("Before the phone number, where the first day is today or within two days"),
    winter: text("Below the dates, where the first day is from November to March"),
    stillSending: text("Shown when sending takes long"),
    leaveEmpty: text(
      "Label of a field that is there for programs only; browsers without styles show it",
    ),
    offline: text("Shown when there is no connection"),
    timedOut: text("Shown when no answer came"),
    failed: text("Shown when sending failed in any other way"),
    callInstead: text("Before the phone number, when sending failed"),
  }),
  success: fields({
    heading: text("Heading after sending"),
    lead: text("One sentence"),
    reference: text("Label of the reference"),
    referenceInMail: text(
      "Stands for the reference where only the e-mail tells it: without JavaScript, with a hosted backend",
    ),
    referenceHint: text("What it is for"),
    next: text("Heading of the steps"),
    nextSoon: z.array(text("One step, where the first day is today or within two days")),
    again: text("Button that empties the form"),
    call: text("Button that calls"),
    asked: text("Heading of what the visitor asked for"),
    answerTo: text("Label of the visitor's name, e-mail address and phone number"),
    days: text("First and last day; {start} and {end} are filled in"),
    daysLabel: text("Label of the days"),
    print: text("Button that prints the page"),
  }),
  cards: fields({
    emergency: card,
    email: card,
    area: card.extend({ cities }),
    hours: fields({
      heading,
      text: text("Line"),
      note: text("One line under the heading"),
    }),
  }),
  faq: fields({
    heading,
    questions: exactly(4, sharedQuestion),
    more: text("Link to the page about cost and booking"),
    photo: photo("Beside the questions"),
  }),
  cityLists: fields({ heading, lists: exactly(2, fields({ heading, cities })) }),
  closing: text("Heading of the closing band"),
});

const otherWords = fields({
  label: text("Takes the place of the words above the field").optional(),
  hint: text("Takes the place of the help below the label").optional(),
}).optional();

const variantFields = Object.fromEntries(fieldNames.map((name) => [name, otherWords])) as Record<
  FieldName,
  typeof otherWords
>;

/**
 * content/quote-form-variants.yaml: how the form differs for one kind of visitor, one entry each.
 */
export const quoteFormVariantSchema = fields({
  eventType: eventType
    .optional()
    .describe(
      "Kind of event that is chosen for a visitor who has not chosen one; leave out where it may be any",
    ),
  eyebrow: text("Takes the place of the small line above the heading").optional(),
  lead: text("Takes the place of the sentence under the heading").optional(),
  day: text("Takes the place of the heading above the place and the dates").optional(),
  isQuiet: z.literal(true).optional().describe("true where the button is green and not yellow"),
  callFirst: text("Words before the phone number, above the form").optional(),
  messageStart: text("First sentence of the message that is sent").optional(),
  fields: fields(variantFields).default({}).describe("Fields with words of their own"),
});
