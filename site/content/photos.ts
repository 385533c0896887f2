import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";
import type { PhotoSource } from "../ui/Photo.tsx";
import { type Reference, readEntry } from "./entries.ts";
import { photoFiles } from "./known-ids.ts";

const widths = [400, 800, 1200, 1600, 1920];
/** AVIF qualities; on the dense or large screens that load wide files, a lower one is not seen. */
const quality = { narrow: 50, wide: 42 };
const isWide = (width: number) => width > 800;

/**
 * Returns a picture of photos.yaml with its AVIF and JPEG files, which Astro makes, no wider than
 * the original; throws for an unknown id.
 */
export async function readPhoto({ id }: Reference<"photos">): Promise<PhotoSource> {
  const { file, alt, focus, sample } = (await readEntry("photos", id)).data;
  const { width, height } = sizeOf(file);
  const fitting = widths.filter((candidate) => candidate < width);
  const sizes = [...fitting, Math.min(width, 1920)];
  const avif = (widths: number[], quality: number) =>
    getImage({ src: file, format: "avif", widths, quality });
  const [narrow, wide, jpeg] = await Promise.all([
    avif(
      sizes.filter((width) => !isWide(width)),
      quality.narrow,
    ),
    avif(sizes.filter(isWide), quality.wide),
    getImage({ src: file, format: "jpeg", widths: [sizes.at(-1) as number], quality: 72 }),
  ]);
  return {
    alt,
    avif: `${narrow.srcSet.attribute}, ${wide.srcSet.attribute}`,
    src: jpeg.src,
    width,
    height,
    focus,
    isSample: sample === true,
  };
}

/** Returns the path of a picture's original and the point to keep in view. */
export async function readOriginal({ id }: Reference<"photos">) {
  const { data } = await readEntry("photos", id);
  return { file: photoFiles().get(id) ?? "", focus: data.focus };
}

/**
 * Returns width and height, read from a copy as Astro's own Picture component does: where a
 * property of the picture itself is read, Astro puts the original into the built site.
 */
function sizeOf(file: ImageMetadata & { clone?: ImageMetadata }) {
  const { width, height } = file.clone ?? file;
  return { width, height };
}
