import type { PhotoSource } from "../../lib/photos.ts";
import { Photo } from "../../ui/Photo.tsx";

/** A link to each picture of the gallery, four to a row; the first is the chosen one. */
export function Thumbnails({ photos, idStart }: { photos: PhotoSource[]; idStart: string }) {
  return (
    <ul data-thumbnails data-waits className="mt-2.5 grid grid-cols-4 gap-2.5 print:hidden">
      {photos.map((photo, index) => (
        <li key={photo.src}>
          <a
            href={`#${idStart}${index + 1}`}
            aria-current={index === 0 ? "true" : undefined}
            className="block outline-offset-2 aria-[current]:outline-2 aria-[current]:outline-forest"
          >
            <Photo
              photo={photo}
              sizes="(width < 66rem) 25vw, 10rem"
              pixels={400}
              className="aspect-[3/2] w-full"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
