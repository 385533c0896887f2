import { checkEditorial } from "../../content-files/editorial/check-editorial.ts";
import { advice, type Check, ok } from "./finding.ts";

/** Lists misspelt and avoided words, long sentences, and headings that do not name the service. */
export const editorialCheck: Check = {
  name: "Spelling and style",
  async run({ contentDir }) {
    const findings = checkEditorial(contentDir);
    if (findings.length === 0) return [ok("An editor would find nothing to correct in content/.")];
    return findings.map(advice);
  },
};
