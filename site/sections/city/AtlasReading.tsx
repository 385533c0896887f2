import type { Atlas } from "../../content/cities/draw-atlas.ts";
import { NoWrap } from "../../ui/NoWrap.tsx";

/** With the classes of the line that explains the squares. */
type Props = { atlas: Atlas; label: string; className?: string };

/** What a map shows, for screen readers, how to read its squares, and whose data it is. */
export function AtlasReading({ atlas, label, className }: Props) {
  const { reading, credit } = atlas;
  return (
    <p className="text-sm text-moss">
      <span className="sr-only">{label}. </span>
      <span className={className}>
        <NoWrap text={reading} />
      </span>{" "}
      <a
        href={credit.url}
        className="inline-flex min-h-11 items-center underline decoration-brass underline-offset-4"
      >
        {credit.label}
      </a>
    </p>
  );
}
