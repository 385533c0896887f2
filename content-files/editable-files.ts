/** Files below content/ that the owner edits, by their collections; * is an entry's own name. */
export const editableFiles = {
  business: "business.yaml",
  notice: "notice.yaml",
  home: "home.yaml",
  about: "about.yaml",
  testimonials: "testimonials.yaml",
  questions: "questions.yaml",
  facts: "facts.yaml",
  factLists: "fact-lists.yaml",
  policies: "policies.yaml",
  costAndBooking: "cost-and-booking.yaml",
  photos: "photos.yaml",
  replyTemplates: "reply-templates.yaml",
  trailers: "trailers/*.yaml",
  fleet: "fleet.yaml",
  cities: "cities/*.yaml",
  landing: "landing/*.yaml",
  categories: "categories.yaml",
  posts: "posts/*.md",
  articles: "articles/*.md",
} as const;

const patterns: readonly string[] = [...Object.values(editableFiles), "photos/*.jpg"];

/** Whether a path below content/ is a file that the owner may change. */
export const isEditable = (path: string): boolean =>
  !path.includes("*") && patterns.includes(path.replace(/\/[a-z0-9-]{1,60}\./, "/*."));
