import type { Link } from "../../lib/site-content.ts";
import { TextLink } from "../../ui/TextLink.tsx";

type Props = { heading: string; cities: Link[]; alsoRead?: Link };

/** Links to the cities around, and to the landing page that belongs to this one. */
export function Neighbours({ heading, cities, alsoRead }: Props) {
  return (
    <nav aria-label={heading} className="border-t hairline">
      <div className="frame flex flex-wrap items-center gap-x-8 gap-y-1 py-5">
        <p className="text-sm text-moss">{heading}</p>
        {cities.map(({ label, path }) => (
          <a
            key={path}
            href={path}
            className="inline-flex min-h-11 items-center font-display text-xl no-underline decoration-brass decoration-1 underline-offset-6 hover:underline"
          >
            {label}
          </a>
        ))}
        {alsoRead && (
          <span className="sm:ml-auto">
            <TextLink href={alsoRead.path}>{alsoRead.label}</TextLink>
          </span>
        )}
      </div>
    </nav>
  );
}
