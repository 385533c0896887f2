/** A link's words and its address on the site. */
export type Link = { label: string; path: string };
