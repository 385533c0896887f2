import { getImage } from "astro:assets";
import { getEntry } from "astro:content";
import type { ImageMetadata } from "astro";

/** A picture ready to print: its files in every width, its size and the point to keep in view. */
export type PhotoSource = {
  alt: string;
  avif: string;
  src: string;
  width: number;
  height: number;
  focus: { left: number; top: number };
  isSample: boolean;
};

const widths = [400, 800, 1200, 1600, 1920];
/** AVIF qualities: wide files are for dense or large screens, which forgive more. */
const quality = { narrow: 50, wide: 42 };
const isWide = (width: number) => width > 800;

/** Reads a picture of photos.yaml and has its AVIF and JPEG files made, at most as wide as its master; throws for an unknown id. */
export async function readPhoto({ id }: { id: string }): Promise<PhotoSource> {
  const entry = await getEntry("photos", id);
  if (!entry) throw new Error(`There is no photo "${id}" in content/photos.yaml.`);
  const { file, alt, focus, sample } = entry.data;
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

/**
 * Width and height, read as Astro's own Picture component reads them: from a copy. Where a property of the picture itself is
 * read, Astro concludes that a page shows the original, and puts it into the built site.
 */
function sizeOf(file: ImageMetadata & { clone?: ImageMetadata }) {
  const { width, height } = file.clone ?? file;
  return { width, height };
}
