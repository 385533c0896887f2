import { Download } from "lucide-react";
import type { DeskHousekeeping } from "../../server/desk-answers.ts";
import { apiPath } from "../../server/paths.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { useMoments } from "../time/use-moments.ts";
import { announce } from "../ui/announcement.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorBox } from "../ui/Loaded.tsx";
import { linkLook } from "../ui/link-look.ts";
import { Section } from "../ui/Section.tsx";
import { language } from "../words.ts";

const heading = "Backups";

/** Backups to make and to download. */
export function Backups({ backups, canBackUp }: Pick<DeskHousekeeping, "backups" | "canBackUp">) {
  const inShort = useMoments();
  const make = useCommand(async () => {
    await postJson("housekeeping/backup");
    announce("The backup is made.");
  });
  if (!canBackUp)
    return (
      <Section heading={heading}>
        <p className="max-w-[60ch]">
          The requests are in PostgreSQL; whoever hosts it makes the backups.
        </p>
      </Section>
    );
  return (
    <Section heading={heading}>
      {make.error && <ErrorBox text={make.error.message} />}
      <p className="max-w-[60ch]">
        A backup is a copy of all requests, kept here for 31 days. Download one now and then.
      </p>
      <Button className="mt-3" disabled={make.isPending} onClick={() => make.mutate()}>
        {make.isPending ? "Backing up …" : "Back up now"}
      </Button>
      <ul className="mt-3">
        {backups.map(({ name, at, bytes }) => (
          <li key={name}>
            <a
              href={`${apiPath}housekeeping/backups/${encodeURIComponent(name)}`}
              download
              className={`${linkLook} gap-2 text-sm`}
            >
              <Download size={18} strokeWidth={1.75} />
              {inShort(at)} ({sizeInWords(bytes)})
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Returns a size such as "1.4 MB". */
function sizeInWords(bytes: number): string {
  const [unit, size] = bytes < 1_000_000 ? ["kB", 1_000] : ["MB", 1_000_000];
  return `${(bytes / size).toLocaleString(language, { maximumFractionDigits: 1 })} ${unit}`;
}
