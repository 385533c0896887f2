/** What links to the form may choose (prefill-choices-module.integration.ts). */
declare module "virtual:prefill-choices" {
  export const choices: import("./prefill-form.ts").PrefillChoices;
}
