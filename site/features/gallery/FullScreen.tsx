import { X } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import type { PhotoSource } from "../../ui/Photo.tsx";
import { CarouselViewport, StepButton } from "../carousel/CarouselParts.tsx";
import { useCarousel } from "../carousel/use-carousel.ts";

type Props = {
  label: string;
  photos: PhotoSource[];
  /** Index of the first picture, from 0. */
  start: number;
  onClose: (index: number) => void;
};

const button =
  "grid size-12 place-items-center rounded-sm hover:bg-current/10 forced-colors:bg-[Canvas]";

/**
 * A dialog with one picture at a time over the whole screen, on an upright phone like a page with
 * its words below; arrow keys and swipes move, Escape closes.
 */
export function FullScreen({ label, photos, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the carousel measures its room.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    document.documentElement.classList.add("overflow-hidden");
    return () => document.documentElement.classList.remove("overflow-hidden");
  }, []);
  const carousel = useCarousel({ loops: true, start });
  const { index } = carousel;

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className="on-dark m-0 h-dvh max-h-none w-screen max-w-none bg-night text-white max-md:portrait:bg-ivory max-md:portrait:text-ink"
      onClose={() => onClose(index)}
      onKeyDown={carousel.onKeyDown}
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto] max-md:portrait:grid-rows-[1fr_70vw_2fr]">
        <div className="flex items-center justify-between gap-4 self-start py-2 pr-2 pl-5">
          <p className="text-sm tabular-nums">
            {/* One text, so that it changes where a translator has put it into <font>. */}
            {`${index + 1} / ${photos.length}`}
          </p>
          <button
            type="button"
            className={button}
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <X size={24} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </div>
        <CarouselViewport
          carousel={carousel}
          photos={photos}
          visible={index}
          sizes="100vw"
          viewportClass=""
          slideClass="relative flex-[0_0_100%]"
          className="absolute inset-0 size-full bg-transparent! object-contain! object-center! md:px-2"
        />
        <div className="flex items-center justify-between gap-4 self-start px-2 py-2 max-md:portrait:items-start">
          <StepButton to="back" carousel={carousel} className={button} />
          <p
            aria-live="polite"
            className="text-center text-sm leading-snug max-md:portrait:py-2.5 max-md:portrait:font-display max-md:portrait:text-xl"
          >
            {photos[index]?.alt}
          </p>
          <StepButton to="on" carousel={carousel} className={button} />
        </div>
      </div>
    </dialog>
  );
}
