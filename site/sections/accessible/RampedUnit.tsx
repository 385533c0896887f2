import type { Link } from "../../content/link.ts";
import type { AccessibleTrailersPage } from "../../content/pages/accessible-trailers.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { hasSamplePolicy, PolicyList } from "../shared/Policies.tsx";

type Props = AccessibleTrailersPage["ramped"] & { quote: Link };

/** Where a ramped washroom comes from, with our term and the way to ask for one. */
export function RampedUnit({ heading, paragraphs, policies, samples, quote }: Props) {
  return (
    <section className="band on-dark panelling bg-forest text-linen print:text-ink">
      <div className="frame grid gap-y-10 lg:split-7">
        <div>
          <h2 className="max-w-[10.2em] md:max-lg:max-w-none text-title-2">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[36em]">
              {paragraph}
            </p>
          ))}
          <div className="mt-below-words md:mt-8">
            <ButtonLink href={quote.path} look="sun">
              {quote.label}
            </ButtonLink>
          </div>
        </div>
        <div className="self-end bg-ivory p-8 text-ink [&_dl>:first-child]:border-0 [&_dl>:first-child]:pt-0 [&_dl>:last-child]:pb-0">
          <PolicyList policies={policies} />
          {hasSamplePolicy(policies) && <p className="text-sm text-moss">{samples}</p>}
        </div>
      </div>
    </section>
  );
}
