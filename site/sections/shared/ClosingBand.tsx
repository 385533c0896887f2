import type { Business } from "../../content/business/business.ts";
import { paths } from "../../content/paths.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";

type Props = {
  heading: string;
  area: string;
  button: string;
  /** Text of a second button that calls. */
  call?: string;
  /** Address of the quote form, with what this page fills in. */
  quotePath?: string;
  business: Business;
};

/** The last section of a page: phone number, e-mail address, area, quote button. */
export function ClosingBand({
  heading,
  area,
  button,
  call,
  quotePath = paths.contact,
  business,
}: Props) {
  return (
    <section className="band on-dark panelling border-b hairline bg-forest text-linen print:hidden">
      <div className="frame grid items-end gap-x-16 gap-y-8 md:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="text-title-3">
            {heading.split(/(?<=[.?!] )/).map((sentence) => (
              <span key={sentence} className="block max-w-[24ch]">
                <NoWrap text={sentence} />
              </span>
            ))}
          </h2>
          <a
            href={business.phoneLink}
            className="mt-6 inline-block border-b-2 border-sun font-display text-title-1 whitespace-nowrap"
          >
            {business.phone}
          </a>
        </div>
        <div>
          <p className="mb-6 text-brass-pale">
            <a
              href={`mailto:${business.email}`}
              className="inline-flex min-h-11 items-center text-linen hover:underline"
            >
              {business.email}
            </a>
            <br />
            {area}
          </p>
          <div className="flex flex-wrap gap-3.5">
            <ButtonLink href={quotePath} look="sun">
              {button}
            </ButtonLink>{" "}
            {call && (
              <ButtonLink href={business.phoneLink} look="outlineOnDark">
                {call}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
