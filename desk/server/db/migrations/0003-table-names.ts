/**
 * Names the tables after the requests that they tell of; a quote is what the owner sends. What was
 * agreed is read by a query in place of the view.
 */
export const tableNames = (): string[] => [
  "drop view agreed_request",
  ...["mark", "note", "reply"].map((of) => `alter table quote_${of} rename to request_${of}`),
];
