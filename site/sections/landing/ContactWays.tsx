import type { Business } from "../../content/business/business.ts";

type Words = { heading: string; text: string };
type Props = { heading: string; phone: Words; email: Words; area: Words; business: Business };

export function ContactWays({ heading, phone, email, area, business }: Props) {
  const ways = [
    { ...phone, value: business.phone, href: business.phoneLink },
    { ...email, value: business.email, href: `mailto:${business.email}` },
    { ...area, value: business.area, href: undefined },
  ];
  return (
    <section className="band on-dark bg-forest text-linen">
      <div className="frame">
        <h2 className="mb-8 text-title-3">{heading}</h2>
        <dl>
          {ways.map(({ heading, value, href, text }) => (
            <div
              key={heading}
              className="grid items-baseline gap-x-8 gap-y-1 border-t hairline py-6 md:max-lg:split-3 lg:grid-cols-12 lg:*:col-span-4 lg:*:first:col-span-3 lg:*:nth-2:col-span-5"
            >
              <dt className="text-brass-pale">{heading}</dt>
              <dd className="font-display text-xl leading-tight min-w-0 wrap-anywhere sm:text-2xl">
                {href ? (
                  <a
                    href={href}
                    className="inline-flex min-h-11 items-center underline decoration-brass decoration-1 underline-offset-6 hover:decoration-2"
                  >
                    {value}
                  </a>
                ) : (
                  value
                )}
              </dd>
              <dd className="text-sm text-linen/90 md:max-lg:col-start-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
