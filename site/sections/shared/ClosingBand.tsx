import type { Business } from "../../content/business/business.ts";
import { paths } from "../../content/paths.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";

type Props = {
  heading: string;
  /** The area under the e-mail address; without it the phone number stands alone. */
  area?: string;
  /** Text of the button to the quote form. */
  button?: string;
  /** Text of a button that calls, beside the one to the form; a large phone number where left out. */
  call?: string;
  /** Whether visitors should call before they write: no yellow button then. */
  callsFirst?: boolean;
  /** Address of the quote form, with what this page fills in. */
  quotePath?: string;
  business: Business;
};

/** Between two sentences, and not after "St.". */
const sentenceEnd = /(?<=(?:\p{Ll}{2}|\d)[.?!] )/u;

/** The last section of a page: phone number, e-mail address, area, quote button. */
export function ClosingBand({
  heading,
  area,
  button,
  call,
  callsFirst = false,
  quotePath = paths.contact,
  business,
}: Props) {
  const quote = button && (
    <ButtonLink href={quotePath} look={callsFirst ? "outlineOnDark" : "sun"}>
      {button}
    </ButtonLink>
  );
  return (
    <section className="band on-dark panelling border-b hairline bg-forest text-linen print:hidden">
      <div className="frame grid items-end gap-y-6 md:split-7">
        <div>
          <h2 className="text-title-3">
            {heading.split(sentenceEnd).map((sentence) => (
              <span key={sentence} className="block max-w-[15em]">
                <NoWrap text={sentence} />
              </span>
            ))}
          </h2>
          {call ? (
            <p className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
              {quote}{" "}
              <ButtonLink href={business.phoneLink} look="outlineOnDark">
                {call}
              </ButtonLink>
            </p>
          ) : (
            <a
              href={business.phoneLink}
              className="mt-6 inline-block border-b-2 border-sun font-display text-title-1 md:whitespace-nowrap md:max-lg:text-title-2"
            >
              <NoWrap text={business.phone} />
            </a>
          )}
        </div>
        {area && (
          <div>
            <p className="text-brass-pale">
              <a
                href={`mailto:${business.email}`}
                className="inline-flex min-h-11 items-center text-linen hover:underline"
              >
                {business.email}
              </a>
              <br />
              {area}
            </p>
            {!call && quote && <p className="mt-6">{quote}</p>}
          </div>
        )}
      </div>
    </section>
  );
}
