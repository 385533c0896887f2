import { Photo, type PhotoSource } from "../../ui/Photo.tsx";

type Props = {
  photos: PhotoSource[];
  idStart: string;
  /** Where the pictures stand that have no thumbnail; the last one leads there. */
  more?: { count: number; path: string; label: string };
};

/** A link to each picture of the gallery, four to a row; the first is the chosen one. */
export function Thumbnails({ photos, idStart, more }: Props) {
  const last = photos.length - 1;
  return (
    <ul data-thumbnails data-waits className="mt-2.5 grid grid-cols-4 gap-2.5 print:hidden">
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
