/** Has notes for the site searched that were stored before they were folded. */
export const siteNotes = (): string[] => [
  "update agreement set folded_text = folded_text || ' ' || lower(site_notes) where site_notes <> ''",
];
