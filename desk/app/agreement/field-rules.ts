/** What the inputs of a person's name, numbers and place hold, as the server does. */
export const fieldRules = {
  name: { required: true, minLength: 2, maxLength: 100 },
  phone: {
    type: "tel",
    required: true,
    // As the server counts: at least seven digits, whatever stands between them.
    pattern: "(\\D*\\d){7,}\\D*",
    title: "A phone number has at least seven digits.",
    maxLength: 40,
  },
  email: { type: "email", maxLength: 254 },
  location: { minLength: 3, maxLength: 200 },
} as const;
