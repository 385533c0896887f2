import { Photo, type PhotoSource } from "../../ui/Photo.tsx";

type Props = {
  photos: PhotoSource[];
  idStart: string;
  /** Number and address of the pictures without a thumbnail; the last thumbnail links to them. */
  more?: { count: number; path: string; label: string };
};

/** Links to the gallery's pictures, four in a row; the first is the current one. */
export function Thumbnails({ photos, idStart, more }: Props) {
  const last = photos.length - 1;
  return (
    <ul
      data-thumbnails
      data-waits
      className="unbleed-left mt-2.5 grid grid-cols-4 gap-2.5 print:hidden"
    >
      {photos.map((photo, index) => (
        <li key={photo.src}>
          <a
            href={more && index === last ? more.path : `#${idStart}${index + 1}`}
            aria-current={index === 0 ? "true" : undefined}
            className="relative block outline-offset-2 aria-[current]:outline-2 aria-[current]:outline-forest"
          >
            <Photo
              photo={photo}
              sizes="(width < 66rem) 25vw, 10rem"
              pixels={400}
              className="aspect-[3/2] w-full"
            />
            {more && index === last && (
              <span className="absolute inset-0 grid place-items-center bg-night/70 font-display text-2xl text-white forced-colors:bg-[Canvas]">
                +{more.count}
                <span className="sr-only"> more pictures: {more.label}</span>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
