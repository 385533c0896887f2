import type { UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect, useState } from "react";

export type Embla = UseEmblaCarouselType[1];

/** Takes over where the visitor scrolled the row to by hand, before this code came. */
export function useScrolledPlace(embla: Embla): void {
  useEffect(() => {
    if (!embla) return;
    const viewport = embla.rootNode();
    const [slide] = embla.slideNodes();
    const place = Math.round(viewport.scrollLeft / (slide?.offsetWidth || viewport.clientWidth));
    viewport.scrollLeft = 0;
    if (place > 0) embla.scrollTo(place, true);
  }, [embla]);
}

/** Number of the picture that is shown, from 0, as the carousel moves. */
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
