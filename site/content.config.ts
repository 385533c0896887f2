import { defineCollection, reference } from "astro:content";
import { file, glob } from "astro/loaders";
import { z } from "astro/zod";

/** A file of its own under content/, read whole. */
function page<Schema extends z.ZodType>(pattern: string, schema: Schema) {
  return defineCollection({ loader: glob({ pattern, base: "./content" }), schema });
}

const text = (what: string) => z.string().min(1).describe(what);
const sample = z
  .literal(true)
  .optional()
  .describe("true while this is a sample; remove the line once it is real");
const percent = z.int().min(0).max(100).multipleOf(10);
const titled = z.strictObject({ title: text("A few words"), text: text("One sentence") });
const searchResult = {
  title: text("Title in the browser tab and in search results"),
  description: text("One or two sentences for search results, 70 to 160 characters")
    .min(70)
    .max(160),
};
const field = z.strictObject({
  label: text("The words above the field"),
  hint: text("A short help that prevents a mistake").optional(),
});
const choice = field.extend({ choose: text("What the list says before a choice is made") });

export const collections = {
  business: page(
    "business.yaml",
    z.strictObject({
      name: text("Short name, as in the logo"),
      fullName: text("Full name of the business"),
      tagline: text("Line at the top of every page"),
      siteAddress: z.url().describe("Address of the website, without a slash at the end"),
      phone: text("Phone number as visitors read it"),
      phoneLink: z
        .string()
        .regex(/^tel:\+\d+$/, "Write tel: and the number with + and the country code"),
      email: z.email().describe("Address that visitors write to"),
      baseTown: text("Home town"),
      province: text("Province"),
      country: text("Country"),
      area: text("Area served, in two or three words"),
      hours: text("Opening hours of a day"),
      days: text("Days of opening"),
      firstYear: z.int().describe("First year of the copyright line"),
      social: z
        .array(z.strictObject({ name: text("Name of the network"), address: z.url() }))
        .describe("Profiles linked in the footer"),
      sample,
    }),
  ),
  photos: defineCollection({
    loader: file("content/photos.yaml"),
    schema: ({ image }) =>
      z.strictObject({
        file: image(),
        alt: text("What the picture shows, for those who cannot see it"),
        focus: z
          .strictObject({ left: percent, top: percent })
          .describe("Point that stays in view, in per cent, in tens"),
        sample,
      }),
  }),
  cities: defineCollection({
    loader: glob({ pattern: "*.yaml", base: "./content/cities" }),
    schema: z.strictObject({ name: text("Name of the city") }),
  }),
  categories: defineCollection({
    loader: file("content/categories.yaml"),
    schema: z.strictObject({
      menuLabel: text("Name in the Services menu"),
      postCategory: text("Category of the posts shown on the page"),
    }),
  }),
  testimonials: defineCollection({
    loader: file("content/testimonials.yaml"),
    schema: z.strictObject({
      name: text("Who said it"),
      event: text("At which event"),
      rating: z.int().min(1).max(5).describe("Stars, 1 to 5"),
      text: text("What they said, without quotation marks"),
      sample,
    }),
  }),
  navigation: page(
    "navigation.yaml",
    z.strictObject({
      links: z.strictObject({
        home: text("Link to /"),
        trailers: text("Link to the trailer list"),
        services: text("Name of the services menu"),
        serviceAreas: text("Name of the city menu"),
        about: text("Link to the about page"),
        contact: text("Link to the contact page"),
      }),
      services: z.strictObject({
        overview: text("First link of the services menu"),
        allPosts: text("Last link of the services menu"),
      }),
      serviceAreas: z.strictObject({ wholeProvince: text("Last link of the city menu") }),
      quote: text("The yellow button"),
      footer: z.strictObject({
        quickLinks: z.strictObject({
          heading: text("Heading"),
          home: text("Link"),
          trailers: text("Link"),
          about: text("Link"),
          contact: text("Link"),
        }),
        services: z.strictObject({ heading: text("Heading"), list: z.array(text("A service")) }),
        contact: z.strictObject({ heading: text("Heading") }),
        samplePictures: text("Line shown while a page has a sample picture"),
        privacy: text("Link to the privacy notice"),
      }),
    }),
  ),
  closingBand: page(
    "closing-band.yaml",
    z.strictObject({
      heading: text("The last words of a page"),
      area: text("Where and when"),
      button: text("The yellow button"),
    }),
  ),
  home: page(
    "home.yaml",
    z.strictObject({
      ...searchResult,
      hero: z.strictObject({
        heading: text("One sentence"),
        text: text("One sentence"),
        photos: z.array(reference("photos")).length(3).describe("Three pictures of photos.yaml"),
      }),
      promises: z.array(titled).length(4),
      why: z.strictObject({
        eyebrow: text("Small line above the heading"),
        heading: text("Heading"),
        photo: reference("photos"),
        caption: text("Line under the picture"),
        reasons: z.array(titled).length(4),
      }),
      popular: z.strictObject({
        tag: text("The badge"),
        heading: text("Heading"),
        text: text("One sentence"),
        trailer: text("Id of the trailer"),
        photos: z.array(reference("photos")).length(2),
        figures: z
          .array(z.strictObject({ value: text("The figure"), label: text("What it counts") }))
          .length(3),
        link: text("The button"),
      }),
      testimonials: z.strictObject({
        heading: text("Heading, for screen readers"),
        shown: z.array(reference("testimonials")).length(3),
      }),
      cities: z.strictObject({
        heading: text("Heading"),
        text: text("The service area, in a sentence"),
      }),
    }),
  ),
  contact: page(
    "contact.yaml",
    z.strictObject({
      ...searchResult,
      eyebrow: text("Small line above the heading"),
      heading: text("Heading"),
      lead: text("What happens after sending, in a sentence"),
      form: z.strictObject({
        required: text("Says which fields must be filled in"),
        fields: z.strictObject({
          name: field,
          email: field,
          phone: field,
          location: field,
          startDate: field,
          endDate: field,
          eventType: choice,
          guestCount: choice,
          message: field,
        }),
        optional: text("Mark of a field that may stay empty"),
        submit: text("The button"),
        submitting: text("The button while sending"),
        didYouMean: text(
          "Asked when the e-mail address seems to have a slip; the likely address follows",
        ),
        notice: text("What the details are used for and how long they are kept"),
        noticeLink: text("Link to the privacy page"),
        stillSending: text("Shown when sending takes long"),
        offline: text("Shown when there is no connection"),
        timedOut: text("Shown when no answer came"),
        callInstead: text("Before the phone number, when sending failed"),
      }),
      success: z.strictObject({
        heading: text("Heading after sending"),
        lead: text("One sentence"),
        reference: text("Label of the reference"),
        referenceHint: text("What it is for"),
        next: text("Heading of the steps"),
        again: text("Button that empties the form"),
        call: text("Button that calls"),
      }),
      cards: z.strictObject({
        emergency: z.strictObject({ heading: text("Heading"), text: text("Line") }),
        email: z.strictObject({ heading: text("Heading"), text: text("Line") }),
        area: z.strictObject({
          heading: text("Heading"),
          cities: z.array(reference("cities")),
          text: text("Line"),
        }),
        hours: z.strictObject({
          heading: text("Heading"),
          text: text("Line; {hours} is taken from business.yaml"),
          note: text("Line"),
        }),
      }),
      faq: z.strictObject({
        heading: text("Heading"),
        questions: z.array(z.strictObject({ question: text("Question"), answer: text("Answer") })),
      }),
      cityLists: z.strictObject({
        heading: text("Heading"),
        lists: z
          .array(z.strictObject({ heading: text("Heading"), cities: z.array(reference("cities")) }))
          .length(2),
      }),
    }),
  ),
  quoteRequest: page(
    "quote-request.yaml",
    z.strictObject({
      whatHappensNext: z.array(text("One step")),
      questions: text("How to reach a person; {phone}, {email} and {hours} are filled in"),
    }),
  ),
  notFound: page(
    "not-found.yaml",
    z.strictObject({
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
    }),
  ),
  privacy: page("privacy.md", z.strictObject(searchResult)),
};
