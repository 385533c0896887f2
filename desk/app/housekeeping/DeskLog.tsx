import { Link } from "wouter";
import type { DeskHousekeeping } from "../../server/desk-answers.ts";
import { requestPath } from "../links.ts";
import { useMoments } from "../time/use-moments.ts";
import { linkLook } from "../ui/link-look.ts";
import { Section } from "../ui/Section.tsx";

/** What was done and by whom, the newest first. */
export function DeskLog({ log }: { log: DeskHousekeeping["log"] }) {
  const inShort = useMoments();
  return (
    <Section heading="What was done">
      {log.length === 0 && <p className="text-moss">Nothing yet.</p>}
      <ol className="grid grid-cols-1 gap-2 text-sm">
        {log.map(({ at, by, logLine, reference, name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same.
          <li key={index} className="border-b border-hairline pb-2 wrap-anywhere">
            {name && reference ? (
              <Link
                href={requestPath(reference)}
                className={`${linkLook} font-semibold wrap-anywhere`}
              >
                {name}
              </Link>
            ) : (
              reference
            )}
            {reference && " · "}
            {logLine}
            <span className="block text-xs text-moss">
              {by}, {inShort(at)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
