import { fields, heading, text } from "../schema-fields.ts";

/** content/navigation.yaml: the words of the header and the footer. */
export const navigationSchema = fields({
  links: fields({
    home: text("Link to /"),
    trailers: text("Link to the trailer list"),
    services: text("Name of the services menu"),
    serviceAreas: text("Name of the city menu"),
    about: text("Link to the about page"),
    contact: text("Link to the contact page"),
  }),
  services: fields({
    overview: text("First link of the services menu"),
    allPosts: text("Last link of the services menu"),
  }),
  serviceAreas: fields({ wholeProvince: text("First link of the city menu") }),
  quote: text("The yellow button"),
  footer: fields({
    quickLinks: fields({ heading }),
    services: fields({ heading }),
    contact: fields({ heading }),
    samples: text("Line shown while a page has a sample picture or review"),
    sampleReview: text("Words beside the stars of a sample review"),
    costAndBooking: text("Link to the page about cost and booking"),
    privacy: text("Link to the privacy notice"),
    accessibility: text("Link to the accessibility statement"),
  }),
});
