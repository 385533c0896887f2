/** Has housekeeping fold again what was folded with its apostrophes. */
export const noApostrophes = (): string[] =>
  ["quote_request", "quote_note", "quote_reply"].map(
    (table) =>
      `update ${table} set folded_text = null where folded_text like '%''%' or folded_text like '%’%'`,
  );
