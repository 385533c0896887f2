import { Photo, type PhotoSource } from "../../ui/Photo.tsx";

/** Of every five pictures the first is large, on the left and on the right in turn. */
const group = 5;

function place(index: number): string {
  if (index % group !== 0) return "";
  return `col-span-2 md:row-span-2 ${(index / group) % 2 ? "md:col-start-3" : ""}`;
}

/** Pictures in a grid without gaps; each links to its file. */
export function PictureGrid({ photos }: { photos: PhotoSource[] }) {
  return (
    <ul data-waits className="grid grid-flow-dense grid-cols-2 gap-2.5 md:grid-cols-4">
      {photos.map((photo, index) => (
        <li key={photo.src} className={place(index)}>
          <a href={photo.src} className="block h-full">
            <Photo
              photo={photo}
              sizes={
                index % group === 0 ? "(width < 48rem) 100vw, 37rem" : "(width < 48rem) 50vw, 18rem"
              }
              className="aspect-[3/2] h-full w-full"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
