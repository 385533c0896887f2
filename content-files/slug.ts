/** Returns what a title is named by in addresses, files and stored lists, as garden-wedding. */
export const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/[\p{Mark}'’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
