import { Expand } from "lucide-react";
import { useState } from "react";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { Photo, type PhotoSource } from "../../ui/Photo.tsx";
import { CarouselViewport, Slides, StepButton } from "../carousel/CarouselParts.tsx";
import { useCarousel } from "../carousel/use-carousel.ts";
import { FullScreen } from "./FullScreen.tsx";

type Props = {
  /** Accessible name of the gallery. */
  label: string;
  photos: PhotoSource[];
  /** Where all pictures are: the last thumbnail leads there, where not every picture has one. */
  more?: { path: string; label: string };
};

/** Largest number of thumbnails, two rows of four; five stand in one row. */
export const maxThumbnails = 8;
const idStart = "picture-";
const shape = {
  sizes: "(width < 66rem) 100vw, 54vw",
  className: "aspect-[8/5] md:aspect-[3/2] max-h-[42rem] w-full",
  leadsPage: true,
  idStart,
};
const control =
  "grid size-11 place-items-center rounded-sm bg-ivory/90 text-ink hover:bg-ivory forced-colors:bg-[Canvas]";

/**
 * A carousel with thumbnails and a full-screen view. Without JavaScript the row scrolls sideways
 * and the thumbnails link to its pictures.
 */
export function Gallery(props: Props) {
  return (
    <IslandBoundary fallback={<Slides photos={props.photos} {...shape} />}>
      <InteractiveGallery {...props} />
    </IslandBoundary>
  );
}

function InteractiveGallery({ label, photos, more }: Props) {
  const carousel = useCarousel({ loops: true });
  const { index, isReady } = carousel;
  const [isFullScreen, setFullScreen] = useState(false);
  const showInFull = () => setFullScreen(true);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element means "carousel".
    <section
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={isFullScreen ? undefined : carousel.onKeyDown}
    >
      <div className="relative max-md:-mx-(--gutter)">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: there is a button for it, too. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: there is a button for it, too. */}
        <div onClick={showInFull} className={isReady ? "cursor-zoom-in" : undefined}>
          <CarouselViewport
            carousel={carousel}
            viewportClass="max-h-[42rem]"
            photos={photos}
            {...shape}
          />
        </div>
        <p className="sr-only" aria-live="polite">
          Picture {index + 1} of {photos.length}
        </p>
        <div className="absolute right-3 bottom-3 flex items-center gap-1.5 noscript:hidden print:hidden">
          <StepButton to="back" carousel={carousel} className={control} />
          <StepButton to="on" carousel={carousel} className={control} />
          <button
            type="button"
            className={control}
            aria-label="Show the picture in full"
            onClick={showInFull}
          >
            <Expand size={19} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </div>
      </div>
      <Thumbnails photos={photos} current={index} more={more} onChoose={carousel.goTo} />
      {isFullScreen && (
        <FullScreen
          label={label}
          photos={photos}
          start={index}
          onClose={(last) => {
            setFullScreen(false);
            carousel.goTo(last, true);
          }}
        />
      )}
    </section>
  );
}

type ThumbnailsProps = Pick<Props, "photos" | "more"> & {
  current: number;
  onChoose: (index: number) => void;
};

/** Links to the gallery's pictures; those without a thumbnail are marked at the last one. */
function Thumbnails({ photos, current, more, onChoose }: ThumbnailsProps) {
  const shown = photos.slice(0, maxThumbnails);
  const last = shown.length - 1;
  const others = photos.length - shown.length;
  return (
    <ul
      data-thumbnails
      className={`unbleed-left mt-2.5 grid gap-2.5 print:hidden ${shown.length === 5 ? "grid-cols-5" : "grid-cols-4"}`}
    >
      {shown.map((photo, index) => {
        const leadsToMore = more && others > 0 && index === last;
        return (
          <li key={photo.src}>
            <a
              href={leadsToMore ? more.path : `#${idStart}${index + 1}`}
              aria-current={index === Math.min(current, last) ? "true" : undefined}
              onClick={(event) => {
                if (leadsToMore || event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                onChoose(index);
              }}
              className="relative block outline-offset-2 aria-[current]:outline-2 aria-[current]:outline-forest"
            >
              <Photo
                photo={photo}
                sizes="(width < 66rem) 25vw, 10rem"
                pixels={400}
                className="aspect-video w-full md:aspect-[3/2]"
              />
              {leadsToMore && (
                <span className="absolute inset-0 grid place-items-center bg-night/70 font-display text-2xl text-white forced-colors:bg-[Canvas]">
                  +{others}
                  <span className="sr-only"> more pictures: {more.label}</span>
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
