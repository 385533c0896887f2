import type { UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useState } from "react";

export type Embla = UseEmblaCarouselType[1];

/** Starts the carousel at the picture to which the visitor scrolled before hydration. */
export function useScrolledPosition(embla: Embla): void {
  useEffect(() => {
    if (!embla) return;
    const viewport = embla.rootNode();
    const [slide] = embla.slideNodes();
    const place = Math.round(viewport.scrollLeft / (slide?.offsetWidth || viewport.clientWidth));
    viewport.scrollLeft = 0;
    if (place > 0) embla.scrollTo(place, true);
  }, [embla]);
}

/** Returns the index of the current picture, from 0. */
export function useSelected(embla: Embla, start = 0): number {
  const [index, setIndex] = useState(start);
  useEffect(() => {
    if (!embla) return;
    const select = () => setIndex(embla.selectedScrollSnap());
    select();
    embla.on("select", select);
    return () => {
      embla.off("select", select);
    };
  }, [embla]);
  return index;
}
