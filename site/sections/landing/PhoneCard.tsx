import type { Business } from "../../content/business/business.ts";

type Props = { heading: string; text: string; business: Business };

/** The phone number in large type, with when to call. */
export function PhoneCard({ heading, text, business }: Props) {
  return (
    <section className="frame pb-16">
      <div className="on-dark grid items-center gap-x-16 gap-y-5 bg-forest px-[clamp(1.5rem,5vw,4.5rem)] py-12 text-linen md:grid-cols-[1fr_auto]">
        <div>
          <h2 className="max-w-[11.5em] text-title-3">{heading}</h2>
          <p className="mt-3 text-brass-pale">{text}</p>
        </div>
        <a
          href={business.phoneLink}
          className="inline-flex min-h-11 items-center justify-self-start border-b-2 border-sun font-display text-title-2"
        >
          {business.phone}
        </a>
      </div>
    </section>
  );
}
