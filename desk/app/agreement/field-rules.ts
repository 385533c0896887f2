import { maxLengths } from "../../../quote-request/fields.ts";

/** What the inputs of a person's name, numbers and place hold, as the server does. */
export const fieldRules = {
  name: { required: true, minLength: 2, maxLength: maxLengths.name },
  phone: {
    type: "tel",
    required: true,
    // As the server counts: at least seven digits, whatever stands between them.
    pattern: "(\\D*\\d){7,}\\D*",
    title: "A phone number has at least seven digits.",
    maxLength: maxLengths.phone,
  },
  email: { type: "email", maxLength: maxLengths.email },
  location: { minLength: 3, maxLength: maxLengths.location },
} as const;
