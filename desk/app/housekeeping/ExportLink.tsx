import { Download } from "lucide-react";
import { LinkButton } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";

/** All requests as a table. */
export const ExportLink = () => (
  <Section heading={words.housekeeping.export}>
    <p className="max-w-[60ch]">{words.housekeeping.exportText}</p>
    <LinkButton className="mt-3" href="/desk/api/export.csv" download>
      <Download size={18} strokeWidth={1.75} />
      {words.housekeeping.exportLink}
    </LinkButton>
  </Section>
);
