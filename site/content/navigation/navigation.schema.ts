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
    planning: fields({
      heading,
      guestPlanner: text("Link to the guest planner"),
      guides: text("Link to the blog"),
      costAndBooking: text("Link to the page about cost and booking"),
    }),
    services: fields({ heading }),
    contact: fields({ heading }),
    samples: text("Line shown while a page has a sample picture or review"),
    sampleReview: text("Words beside the stars of a sample review"),
    privacy: text("Link to the privacy notice"),
    accessibility: text("Link to the accessibility statement"),
  }),
});
