import type { ReactNode } from "react";
import { splitSentences } from "../../../content-files/split-sentences.ts";
import type { Business } from "../../content/business/business.ts";
import { paths } from "../../content/paths.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { Photo, type PhotoSource } from "../../ui/Photo.tsx";

type Props = {
  heading: string;
  /** The area under the e-mail address; without it the phone number stands alone. */
  area?: string;
  /** Text of the button to the quote form. */
  button?: string;
  /** Text of a button that calls, beside the one to the form; without it a large phone number. */
  call?: string;
  /** Whether visitors should call before they write: no yellow button then. */
  callsFirst?: boolean;
  /** Address of the quote form, with what this page fills in. */
  quotePath?: string;
  business: Business;
  photo: PhotoSource;
};

/** The last section of a page: phone number, e-mail address, area and quote button on a picture. */
export function ClosingBand({ heading, area, photo, ...ways }: Props) {
  const { email } = ways.business;
  return (
    <section
      data-closing
      className="on-dark relative border-b hairline bg-night text-linen print:hidden"
    >
      <Photo
        photo={photo}
        sizes="100vw"
        crop="tall"
        cropFromMd="hero"
        square="(width < 48rem)"
        className="aspect-square w-full bg-night! md:aspect-[3/2] lg:absolute lg:inset-y-0 lg:right-0 lg:aspect-auto lg:h-full lg:w-4/5"
      />
      <div className="scrim relative max-lg:-mt-44 max-lg:pt-28 pb-12 lg:py-32">
        <div className="frame lg:min-h-[21rem]">
          <h2 className="text-title-3">
            {splitSentences(heading).map((sentence) => (
              <span key={sentence} className="block max-w-[13em] lg:max-w-[10em]">
                <NoWrap text={sentence} />{" "}
              </span>
            ))}
          </h2>
          <Ways {...ways}>
            {area && (
              <p className="mt-6 text-brass-pale">
                <a
                  href={`mailto:${email}`}
                  className="inline-flex min-h-11 items-center text-linen hover:underline"
                >
                  {email}
                </a>
                <br />
                {area}
              </p>
            )}
          </Ways>
        </div>
      </div>
    </section>
  );
}

type WaysProps = Omit<Props, "heading" | "area" | "photo"> & {
  /** Stands under the phone number. */
  children: ReactNode;
};

/** The large phone number over the button to the quote form, or two buttons beside each other. */
function Ways({ button, call, callsFirst, quotePath, business, children }: WaysProps) {
  const { phone, phoneLink } = business;
  const quote = button && (
    <ButtonLink href={quotePath ?? paths.contact} look={callsFirst ? "outlineOnDark" : "sun"}>
      {button}
    </ButtonLink>
  );
  if (call)
    return (
      <>
        <p className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
          {quote}{" "}
          <ButtonLink href={phoneLink} look="outlineOnDark">
            {call}
          </ButtonLink>
        </p>
        {children}
      </>
    );
  return (
    <>
      <a
        href={phoneLink}
        className="mt-5 inline-block border-b-2 border-sun font-display text-title-1 leading-tight"
      >
        {phone}
      </a>
      {children}
      {quote && <p className="mt-6">{quote}</p>}
    </>
  );
}
