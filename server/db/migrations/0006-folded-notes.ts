/** What is searched of notes and replies; housekeeping fills it in for those that are there. */
export const foldedNotes = (): string[] =>
  ["quote_note", "quote_reply"].flatMap((table) => [
    `alter table ${table} add column folded_text text`,
    `create index ${table}_unfolded on ${table} (id) where folded_text is null`,
  ]);
