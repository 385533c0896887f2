import type { Page, Stage } from "./page.ts";

/**
 * Sorts the attributes of the elements in a page's body: React and Astro print them in different
 * orders, and equal sequences compress. The head stays as it is, because the server reads it.
 */
export const sortAttributes: Stage = async () => ({ finish: sortAttributesOf });

export function sortAttributesOf({ document: $ }: Pick<Page, "document">): void {
  for (const element of $("body *").get())
    if ("attribs" in element)
      element.attribs = Object.fromEntries(Object.entries(element.attribs).sort());
}
