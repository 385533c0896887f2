import useEmblaCarousel from "embla-carousel-react";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { StepButton, stepByKey } from "../carousel/CarouselControls.tsx";
import { useSelected } from "../carousel/use-selected.ts";
import type { Picture } from "./pictures.ts";

type Props = {
  label: string;
  pictures: Picture[];
  /** Index of the first picture, from 0. */
  start: number;
  onClose: (index: number) => void;
};

/**
 * A dialog with one picture at a time over the whole screen; arrow keys and swipes move, Escape
 * closes.
 */
export function FullScreen({ label, pictures, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [viewport, embla] = useEmblaCarousel({ loop: true, startIndex: start, duration: 20 });
  const index = useSelected(embla, start);

  useEffect(() => {
    dialog.current?.showModal();
    document.documentElement.classList.add("overflow-hidden");
    return () => document.documentElement.classList.remove("overflow-hidden");
  }, []);

  const button =
    "grid size-12 place-items-center rounded-sm text-white hover:bg-white/10 forced-colors:bg-[Canvas]";
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className="on-dark m-0 h-dvh max-h-none w-screen max-w-none bg-night text-white"
      onClose={() => onClose(index)}
      onKeyDown={({ key }) => stepByKey(embla, key)}
    >
      <div className="grid h-full grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
          <p className="text-sm tabular-nums">
            {index + 1} / {pictures.length}
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
        <div ref={viewport} data-pictures className="relative overflow-hidden">
          <div className="absolute inset-0 flex">
            {pictures.map(({ src, avif, alt, width, height }, at) => (
              <picture
                key={src}
                className="relative min-w-0 flex-[0_0_100%]"
                aria-hidden={at !== index}
              >
                <source type="image/avif" srcSet={avif} sizes="100vw" />
                <img
                  src={src}
                  alt={alt}
                  width={width}
                  height={height}
                  loading="lazy"
                  className="absolute inset-0 size-full object-contain px-2"
                />
              </picture>
            ))}
          </div>
        </div>
        <div className="flex items-center justify-between gap-4 px-2 py-2">
          <StepButton to="previous" embla={embla} className={button} />
          <p aria-live="polite" className="text-center text-sm leading-snug text-linen">
            {pictures[index]?.alt}
          </p>
          <StepButton to="next" embla={embla} className={button} />
        </div>
      </div>
    </dialog>
  );
}
