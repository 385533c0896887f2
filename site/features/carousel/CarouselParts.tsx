import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import { Photo, type PhotoSource } from "../../ui/Photo.tsx";
import type { CarouselState } from "./use-carousel.ts";

export type SlidesProps = Omit<ComponentProps<typeof Photo>, "photo" | "isFirst"> & {
  photos: PhotoSource[];
  /** Whether the first picture is the first that is visible on the page. */
  leadsPage?: boolean;
  /** Prefix of each picture's id, so that links can lead to it. */
  idStart?: string;
  /** Classes of each slide, or what returns them for its index. */
  slideClass?: string | ((index: number) => string);
  /** Whether the pictures lie in one place. */
  isStacked?: boolean;
  /** Index of the only picture that screen readers find, where the others are not visible. */
  visible?: number;
};

/** The pictures of a carousel, side by side or in one place. */
export function Slides(props: SlidesProps) {
  const { photos, leadsPage, idStart, visible, isStacked, ...others } = props;
  const { slideClass = "flex-[0_0_100%]", ...photo } = others;
  const classOf = typeof slideClass === "string" ? () => slideClass : slideClass;
  return (
    <div className={`isolate h-full ${isStacked ? "grid grid-rows-[100%]" : "flex"}`}>
      {photos.map((source, index) => (
        <div
          key={source.src}
          id={idStart && `${idStart}${index + 1}`}
          aria-hidden={visible !== undefined && visible !== index}
          className={`h-full min-w-0 snap-start ${classOf(index)}`}
        >
          <Photo {...photo} photo={source} isFirst={leadsPage && index === 0} />
        </div>
      ))}
    </div>
  );
}

type ViewportProps = SlidesProps & {
  carousel: Pick<CarouselState, "viewport" | "isReady">;
  viewportClass: string;
  /** Handlers of touches. */
  swipe?: ComponentProps<"div">;
};

/**
 * The part of a carousel that shows its pictures. Without JavaScript and until hydration it scrolls
 * sideways, by keyboard too; -1 keeps a focus that it already has.
 */
export function CarouselViewport(props: ViewportProps) {
  const { carousel, viewportClass, visible, swipe, ...slides } = props;
  const { viewport, isReady } = carousel;
  return (
    <div
      ref={viewport}
      data-viewport
      tabIndex={isReady ? -1 : 0}
      className={`${viewportClass} ${isReady ? "overflow-hidden" : "[scroll-snap-type:x_mandatory] overflow-x-auto [scrollbar-width:none]"}`}
      {...swipe}
    >
      <Slides {...slides} visible={isReady ? visible : undefined} />
    </div>
  );
}

/** Classes of the buttons of a carousel. */
export const controlButton =
  "grid size-11 place-items-center rounded-sm hover:bg-current/10 forced-colors:bg-[Canvas]";

type Steps = Pick<CarouselState, "canGoOn" | "canGoBack" | "goOn" | "goBack">;
type StepProps = { to: "back" | "on"; carousel: Steps; className?: string };

/** Moves a carousel by one picture; disabled at the end of one that does not loop. */
export function StepButton({ to, carousel, className = controlButton }: StepProps) {
  const { canGoOn, canGoBack, goOn, goBack } = carousel;
  const [label, Arrow, can, go] =
    to === "on"
      ? (["Next picture", ChevronRight, canGoOn, goOn] as const)
      : (["Previous picture", ChevronLeft, canGoBack, goBack] as const);
  return (
    <button
      type="button"
      // Not `disabled`, which would drop the focus from the button.
      aria-disabled={!can || undefined}
      className={`${className} aria-disabled:cursor-default aria-disabled:opacity-40`}
      aria-label={label}
      onClick={go}
    >
      <Arrow size={22} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
