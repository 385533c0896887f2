/** A picture as the page already shows it, to show it again in full. */
export type Picture = { src: string; avif: string; alt: string; width: number; height: number };

/**
 * Adds a slide for each picture of another element that has none yet. In the page's HTML these pictures stand once, because
 * each costs weight on every visit, and only the buttons of a living gallery reach them.
 */
export function addSlides(slides: Element, all: Element): void {
  const last = slides.lastElementChild;
  if (!last) return;
  const sizes = last.querySelector("source")?.sizes ?? "";
  const count = slides.childElementCount;
  for (const [at, picture] of [...all.querySelectorAll("picture")].slice(count).entries()) {
    const slide = last.cloneNode() as HTMLElement;
    slide.id = slide.id.replace(/\d+$/, String(count + at + 1));
    const copy = picture.cloneNode(true) as HTMLPictureElement;
    for (const source of copy.querySelectorAll("source")) source.sizes = sizes;
    slide.append(copy);
    slides.append(slide);
  }
}

/** Reads the pictures that are on the page inside an element, in their order. */
export function readPictures(root: Element): Picture[] {
  return [...root.querySelectorAll("picture")].flatMap((picture) => {
    const image = picture.querySelector("img");
    if (!image) return [];
    return {
      src: image.getAttribute("src") ?? "",
      avif: picture.querySelector("source")?.srcset ?? "",
      alt: image.alt,
      width: Number(image.getAttribute("width")),
      height: Number(image.getAttribute("height")),
    };
  });
}
