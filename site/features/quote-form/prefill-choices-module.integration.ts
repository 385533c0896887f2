import { contentModule } from "../../content/content-module.ts";
import { prefillFiles, readPrefillChoices } from "./prefill-choices.ts";

/** Adds the module `virtual:prefill-choices` with what links to the form may choose. */
export const prefillChoicesModule = () =>
  contentModule({
    name: "virtual:prefill-choices",
    exported: "choices",
    files: prefillFiles,
    read: readPrefillChoices,
  });
