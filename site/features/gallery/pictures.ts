/** A picture of the page, for the full-screen view. */
export type Picture = { src: string; avif: string; alt: string; width: number; height: number };

/**
 * Adds a slide for each picture of another element that has none yet: they are the first there. The
 * HTML has these pictures once, to save bytes; only a hydrated gallery needs them as slides.
 */
export function addSlides(slides: Element, all: Element): void {
  const last = slides.lastElementChild;
  if (!last) return;
  const sizes = last.querySelector("source")?.sizes ?? "";
  const count = slides.childElementCount;
  const pictures = [...all.querySelectorAll("picture")];
  for (const [at, picture] of pictures.slice(0, -count).entries()) {
    const slide = last.cloneNode() as HTMLElement;
    slide.id = slide.id.replace(/\d+$/, String(count + at + 1));
    const copy = picture.cloneNode(true) as HTMLPictureElement;
    for (const source of copy.querySelectorAll("source")) source.sizes = sizes;
    slide.append(copy);
    slides.append(slide);
  }
}

/** Returns the pictures inside an element, in document order. */
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
