import { Download } from "lucide-react";
import { apiPath } from "../../server/paths.ts";
import { LinkButton } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";

/** All requests as a table. */
export const ExportLink = () => (
  <Section heading="Table for Excel">
    <p className="max-w-[60ch]">
      All requests with their notes and amounts. The file holds people’s addresses: keep it where
      nobody else reads it.
    </p>
    <LinkButton className="mt-3" href={`${apiPath}export.csv`} download>
      <Download size={18} strokeWidth={1.75} />
      Download the table
    </LinkButton>
  </Section>
);
