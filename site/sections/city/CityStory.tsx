import type { CityPage } from "../../content/cities/city-page.ts";
import type { Link } from "../../content/link.ts";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { TallPhoto } from "../../ui/TallPhoto.tsx";
import { TextLink } from "../../ui/TextLink.tsx";

type Place = Omit<CityPage["places"]["list"][number], "askLabel"> & {
  /** Leads to the form with the place filled in. */
  ask: Link;
};
type Props = CityPage["story"] & { places: { heading: string; list: Place[] } };

/** A city's story, and its places with what each needs. */
export function CityStory({ eyebrow, heading, paragraphs, guides, photo, places }: Props) {
  const [first, ...others] = paragraphs;
  return (
    <section className="band bg-white">
      <div className="frame grid gap-y-14 lg:split-7">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3.5 mb-6 max-w-[11.5em] md:max-lg:max-w-none text-title-2">
            {heading}
          </h2>
          <p className="max-w-[33em] text-lg">
            <NoWrap text={first ?? ""} />
          </p>
          {others.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[36em] text-moss">
              <NoWrap text={paragraph} />
            </p>
          ))}
          <ul className="mt-6">
            {guides.map(({ label, path }) => (
              <li key={path}>
                <TextLink href={path}>{label}</TextLink>
              </li>
            ))}
          </ul>
          <TallPhoto photo={photo} className="md:aspect-[3/2] lg:hidden" />
        </div>
        <div>
          <h2 className="text-2xl">{places.heading}</h2>
          <dl className="mt-5 gap-x-8 md:max-lg:grid md:max-lg:grid-cols-2">
            {places.list.map(({ id, title, text, ask }) => (
              <div key={id} id={id} className="border-t hairline pt-4.5 pb-2">
                <dt className="font-display text-xl leading-tight">{title}</dt>
                <dd className="mt-1.5 text-sm text-moss">{text}</dd>
                <dd className="text-sm print:hidden">
                  <TextLink href={ask.path}>{ask.label}</TextLink>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
