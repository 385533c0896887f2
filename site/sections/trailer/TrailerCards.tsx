import { NoWrap } from "../../ui/NoWrap.tsx";
import { Photo, type PhotoSource } from "../../ui/Photo.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Elevation, type ElevationProps } from "./Elevation.tsx";
import { GuestFigure, type Guests } from "./GuestFigure.tsx";

type TrailerCard = {
  path: string;
  name: string;
  /** Left out where its words, about guests and parties, would be out of place. */
  shortDescription?: string;
  /** Left out with it, or the crew of a site. */
  guests?: Guests;
  stations: string;
  elevation: ElevationProps;
  photo: PhotoSource;
};

type Props = {
  heading: string;
  text: string;
  details: string;
  all: string;
  allPath: string;
  cards: TrailerCard[];
};

/** All trailers as small cards. */
export function TrailerCards({ heading, text, details, all, allPath, cards }: Props) {
  return (
    <section className="band bg-linen">
      <div className="frame">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
          <div>
            <h2 className="text-title-2">{heading}</h2>
            <p className="mt-3 max-w-[36em] text-moss">{text}</p>
          </div>
          <TextLink href={allPath}>{all}</TextLink>
        </div>
        <ul className="grid grid-cols-2 gap-x-4 gap-y-9 sm:gap-x-8 lg:grid-cols-4">
          {cards.map(({ path, name, shortDescription, guests, stations, photo, elevation }) => (
            <li key={path} className="flex flex-col">
              <Photo
                photo={photo}
                sizes="(width < 66rem) 50vw, 18rem"
                pixels={1200}
                className="aspect-[3/2] w-full"
              />
              <div className="mt-4 max-sm:hidden">
                <Elevation {...elevation} />
              </div>
              <p className="mt-4 text-xs font-semibold tracking-[0.09em] text-brass-deep uppercase">
                {stations}
              </p>
              <h3 className="mt-1.5 text-xl max-sm:min-h-[2lh]">
                <NoWrap text={name} />
              </h3>
              {shortDescription && (
                <p className="mt-2 mb-2 text-sm text-moss max-sm:hidden">{shortDescription}</p>
              )}
              <div className="mt-auto pt-1 max-sm:mt-1">
                {guests && <GuestFigure {...guests} />}
                <TextLink href={path} about={name}>
                  {details}
                </TextLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
