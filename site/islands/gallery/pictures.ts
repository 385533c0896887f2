/** A picture as the page already shows it, to show it again in full. */
export type Picture = { src: string; avif: string; alt: string; width: number; height: number };

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
