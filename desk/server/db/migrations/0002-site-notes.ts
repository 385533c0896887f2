/**
 * Has notes for the site searched that were stored before. `lower` is not `foldText`: a word with
 * an accent or an apostrophe is found once its notes are changed.
 */
export const siteNotes = (): string[] => [
  "update agreement set folded_text = folded_text || ' ' || lower(site_notes) where site_notes <> ''",
];
