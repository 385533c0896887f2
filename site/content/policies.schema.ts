import { fields, sample, text } from "./schema-fields.ts";

/** Amounts of money and shares of them: what the owner has to decide. */
const amount = /[$%]|\d+\s*(per\s?cent|dollars)\b/i;

/** content/policies.yaml: a term of the rental. */
export const policySchema = fields({
  title: text("What it is about, in a few words"),
  text: text(
    "The term, in one to four sentences; amounts are left to the quote while it is a sample",
  ),
  sample,
}).refine((policy) => !policy.sample || !amount.test(policy.text), {
  path: ["text"],
  message:
    "A sample names no amount: write “your quote states …”, or take the line sample: true out once this is your own term",
});
