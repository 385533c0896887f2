import { useState } from "react";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { Photo, type PhotoSource } from "../../ui/Photo.tsx";
import { FullScreen } from "./FullScreen.tsx";

/**
 * Of every five pictures the first is large, on the left and on the right in turn. On phones the
 * last has a row of its own: ten then leave no gap in three columns, as in four.
 */
const group = 5;
const isLarge = (index: number) => index % group === 0;

function place(index: number): string {
  if (!isLarge(index)) return "";
  return `col-span-2 row-span-2 ${(index / group) % 2 ? "col-start-2 md:col-start-3" : ""}`;
}

/** Returns how much of a phone's width a picture takes, in per cent. */
function shareOfPhone(index: number, count: number): number {
  if (index === count - 1) return 100;
  return isLarge(index) ? 67 : 34;
}

type Props = { label: string; photos: PhotoSource[] };

/**
 * Pictures in a grid without gaps; each opens in the full-screen view. Without JavaScript each
 * links to its file.
 */
export function PictureGrid(props: Props) {
  return (
    <IslandBoundary>
      <InteractiveGrid {...props} />
    </IslandBoundary>
  );
}

function InteractiveGrid({ label, photos }: Props) {
  const [start, setStart] = useState<number | null>(null);
  return (
    <>
      <ul className="grid grid-flow-dense grid-cols-3 gap-2.5 md:grid-cols-4">
        {photos.map((photo, index) => (
          <li key={photo.src} className={`max-md:last:col-span-3 ${place(index)}`}>
            <a
              href={photo.src}
              className="block h-full"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                setStart(index);
              }}
            >
              <Photo
                photo={photo}
                sizes={`(width < 48rem) ${shareOfPhone(index, photos.length)}vw, ${isLarge(index) ? 37 : 18}rem`}
                className="aspect-[3/2] h-full w-full"
              />
            </a>
          </li>
        ))}
      </ul>
      {start !== null && (
        <FullScreen label={label} photos={photos} start={start} onClose={() => setStart(null)} />
      )}
    </>
  );
}
