import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";
import { cropPosition } from "../ui/crop-position.ts";
import type { Crop, PhotoSource } from "../ui/Photo.tsx";
import { type Content, readEntry } from "./entries.ts";
import type { Reference } from "./schema-fields.ts";

const widths = [400, 800, 1200, 1600, 2000];
/** Widths of the square, at most: half a window of 1440 px at 1 and at 2 device pixels a pixel. */
const squareWidths = { min: 800, max: 1440 };

/**
 * Returns the AVIF quality of a width: as fine as a whole home page below 350 KB and a first
 * picture below 60 KB on a phone allow, finer from the width on that wide screens alone load.
 */
const qualityOf = (width: number) => (width <= 800 ? 44 : width <= 1440 ? 49 : 58);

/**
 * Returns a picture of photos.yaml with its AVIF and JPEG files, which Astro makes, no wider than
 * the original; throws for an unknown id.
 */
export async function readPhoto({ id }: Reference<"photos">): Promise<PhotoSource> {
  const { file, alt, sample, ...points } = (await readEntry("photos", id)).data;
  const { width, height } = sizeOf(file);
  const sizes = fittingWidths(width);
  const [avif, jpeg] = await Promise.all([
    avifFiles(file, sizes),
    getImage({ src: file, format: "jpeg", widths: [sizes.at(-1) as number], quality: 72 }),
  ]);
  return {
    alt,
    avif,
    src: jpeg.src,
    width,
    height,
    positions: {
      card: positionOf(points, "card"),
      hero: positionOf(points, "hero"),
      tall: positionOf(points, "tall"),
    },
    isSample: sample === true,
  };
}

/**
 * Returns a picture with the files of the square that tall places show of it; with those of the
 * whole picture, where a square would be too small to look sharp.
 */
export async function readHeroPhoto(photo: Reference<"photos">): Promise<PhotoSource> {
  const [source, { data }] = await Promise.all([readPhoto(photo), readEntry("photos", photo.id)]);
  const side = Math.min(source.width, source.height);
  if (side < squareWidths.min) return { ...source, square: source.avif };
  const { left, top } = source.positions.tall;
  const widths = [squareWidths.min, Math.min(side, squareWidths.max)];
  const square = await avifFiles(data.file, widths, {
    width: side,
    height: side,
    fit: "cover",
    position: `${left}% ${top}%`,
  });
  return { ...source, square };
}

/** Returns the picture of a tall place that may have none, as `readHeroPhoto` does. */
export const readTallPhoto = async (photo?: Reference<"photos">) => photo && readHeroPhoto(photo);

/** Returns the picture of a wide place that may have none, as `readPhoto` does. */
export const readWidePhoto = async (photo?: Reference<"photos">) => photo && readPhoto(photo);

/** Returns a hero's picture that is enlarged while it is seen, with a file of the whole width. */
export async function readEnlargedPhoto(photo: Reference<"photos">): Promise<PhotoSource> {
  const [source, { data }] = await Promise.all([
    readHeroPhoto(photo),
    readEntry("photos", photo.id),
  ]);
  return { ...source, avif: `${source.avif}, ${await avifFiles(data.file, [source.width])}` };
}

/** Returns the path of a picture's original and the point to keep in view. */
export async function readOriginal({ id }: Reference<"photos">) {
  const { data } = await readEntry("photos", id);
  // Astro's type leaves it out.
  const { fsPath } = data.file as ImageMetadata & { fsPath: string };
  return { file: fsPath, focus: data.focus };
}

/**
 * Returns the widths that the original allows, and its own, unless one of them is nearly as wide:
 * each width costs every page of the picture some bytes.
 */
function fittingWidths(width: number): number[] {
  const fitting = widths.filter((candidate) => candidate <= width);
  const nearest = fitting.at(-1) ?? 0;
  return nearest === widths.at(-1) || nearest >= width * 0.8 ? fitting : [...fitting, width];
}

/** Returns the `srcset` of a picture's AVIF files, or of the files of one crop of it. */
async function avifFiles(src: ImageMetadata, widths: number[], crop = {}): Promise<string> {
  const files = widths.map(async (width) => {
    const quality = qualityOf(width);
    const { srcSet } = await getImage({ src, format: "avif", widths: [width], quality, ...crop });
    return srcSet.attribute;
  });
  return (await Promise.all(files)).join(", ");
}

type Points = Pick<Content<"photos">, "focus" | "crops">;

const positionOf = ({ focus, crops }: Points, crop: Crop) =>
  cropPosition((crop === "card" ? undefined : crops?.[crop]) ?? focus);

/**
 * Returns width and height, read from a copy as Astro's own Picture component does: where a
 * property of the picture itself is read, Astro puts the original into the built site.
 */
function sizeOf(file: ImageMetadata & { clone?: ImageMetadata }) {
  const { width, height } = file.clone ?? file;
  return { width, height };
}
