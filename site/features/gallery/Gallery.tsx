import useEmblaCarousel from "embla-carousel-react";
import { Expand } from "lucide-react";
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { StepButton, stepByKey } from "../carousel/CarouselControls.tsx";
import { useScrolledPosition, useSelected } from "../carousel/use-selected.ts";
import { FullScreen } from "./FullScreen.tsx";
import { addSlides, type Picture, readPictures } from "./pictures.ts";

type Props = {
  /** Accessible name of the gallery. */
  label: string;
  count: number;
  /** Id of the element with all pictures, where the slides are only the first of them. */
  moreIn?: string;
  /** A `<div data-slides>` with one child per picture. */
  children?: ReactNode;
  /** A link to each picture, in the same order. */
  thumbnails?: ReactNode;
};

/**
 * A carousel with thumbnails and a full-screen view. Without JavaScript the row scrolls sideways
 * and the thumbnails link to its pictures.
 */
export function Gallery(props: Props) {
  const { children, thumbnails } = props;
  return (
    <IslandBoundary
      fallback={
        <>
          {children}
          {thumbnails}
        </>
      }
    >
      <InteractiveGallery {...props} />
    </IslandBoundary>
  );
}

function InteractiveGallery({ label, count, moreIn, children, thumbnails }: Props) {
  const root = useRef<HTMLElement>(null);
  // A layout effect runs before the carousel counts its slides.
  useLayoutEffect(() => {
    const slides = root.current?.querySelector("[data-slides]");
    const all = moreIn && document.getElementById(moreIn);
    if (slides && all) addSlides(slides, all);
  }, [moreIn]);
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    container: "[data-slides]",
    duration: 20,
  });
  useScrolledPosition(embla);
  const index = useSelected(embla);
  const [shownInFull, setShownInFull] = useState<Picture[] | null>(null);

  useEffect(() => {
    const links = root.current?.querySelectorAll("[data-thumbnails] a") ?? [];
    // Pictures without a thumbnail are marked at the last one.
    const chosen = Math.min(index, links.length - 1);
    for (const [at, link] of links.entries()) {
      if (at === chosen) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }, [index]);

  const showInFull = () => {
    const slides = root.current?.querySelector("[data-slides]");
    if (slides) setShownInFull(readPictures(slides));
  };
  const choose = (event: MouseEvent) => {
    const target = event.target as Element;
    if (!embla || event.metaKey || event.ctrlKey) return;
    if (target.closest("[data-slides]")) return showInFull();
    const link = target.closest("[data-thumbnails] a");
    if (!link) return;
    if (!link.getAttribute("href")?.startsWith("#picture-")) return;
    event.preventDefault();
    const links = [...(root.current?.querySelectorAll("[data-thumbnails] a") ?? [])];
    embla.scrollTo(links.indexOf(link));
  };

  const control =
    "grid size-11 place-items-center rounded-sm bg-ivory/90 text-ink hover:bg-ivory forced-colors:bg-[Canvas]";
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element means "carousel".
    <section
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-unhydrated={embla ? undefined : ""}
      onClick={choose}
      onKeyDown={({ key }) => {
        if (!shownInFull) stepByKey(embla, key);
      }}
    >
      <div className="relative max-md:-mx-(--gutter)">
        {/*
          Focusable until hydration, so that the keyboard can scroll it; -1 keeps a focus that it
          already has.
        */}
        <div
          ref={viewport}
          data-viewport
          data-waits
          tabIndex={embla ? -1 : 0}
          className={
            embla
              ? "max-h-[42rem] cursor-zoom-in overflow-hidden"
              : "max-h-[42rem] [scroll-snap-type:x_mandatory] overflow-x-auto [scrollbar-width:none]"
          }
        >
          {children}
        </div>
        <p className="sr-only" aria-live="polite">
          Picture {index + 1} of {count}
        </p>
        <div
          data-waits
          className="absolute right-3 bottom-3 flex items-center gap-1.5 noscript:hidden print:hidden"
        >
          <StepButton to="previous" embla={embla} className={control} />
          <StepButton to="next" embla={embla} className={control} />
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
      {thumbnails}
      {shownInFull && (
        <FullScreen
          label={label}
          pictures={shownInFull}
          start={index}
          onClose={(last) => {
            setShownInFull(null);
            embla?.scrollTo(last, true);
          }}
        />
      )}
    </section>
  );
}
