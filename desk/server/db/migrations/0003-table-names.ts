/** Names the tables after the requests that they tell of; a quote is what the owner sends. */
export const tableNames = (): string[] =>
  ["mark", "note", "reply"].map((of) => `alter table quote_${of} rename to request_${of}`);
