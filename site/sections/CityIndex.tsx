import type { Link } from "../lib/site-content.ts";

type Props = { heading: string; text: string; cities: Link[] };

/** All cities as a typeset index, like the back of an atlas. */
export function CityIndex({ heading, text, cities }: Props) {
  return (
    <section className="band on-dark bg-forest text-[#efe9da]">
      <div className="frame">
        <div className="mb-12 grid items-end gap-x-16 gap-y-5 md:grid-cols-[5fr_7fr]">
          <h2 className="max-w-[18ch] text-title-2">{heading}</h2>
          <p className="max-w-[56ch]">{text}</p>
        </div>
        <ul className="columns-2 gap-x-10 md:columns-3 lg:columns-4">
          {cities.map(({ label, path }) => (
            <li key={path} className="break-inside-avoid border-b border-white/12">
              <a
                href={path}
                className="flex min-h-12 items-center py-2 font-display text-xl leading-tight no-underline decoration-brass decoration-1 underline-offset-6 hover:underline"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
