/** How a picture is cropped: a little, in a card; flat, at the top of a page; taller than wide. */
export type Crop = "card" | "hero" | "tall";
/** Width over height of most places for pictures, and of most pictures. */
const usualRatio = 3 / 2;

/** A picture with its files in every width, its size in pixels and the point to keep in view. */
export type PhotoSource = {
  alt: string;
  /** Value of a `srcset` attribute. */
  avif: string;
  /** The same of a square cut around the focal point of tall crops; only of pictures of heroes. */
  square?: string;
  /** Address of the JPEG. */
  src: string;
  width: number;
  height: number;
  /** The value of `object-position` in each crop, in per cent. */
  positions: Record<Crop, { left: number; top: number }>;
  isSample: boolean;
};

type Props = {
  photo: PhotoSource;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** Whether it is the first visible picture, which loads eagerly; all others load lazily. */
  isFirst?: boolean;
  /** Largest width in device pixels at which it is shown; wider files are left out. */
  pixels?: number;
  /** Left out where the place has the usual ratio: then most pictures are not cropped. */
  crop?: Crop;
  /** The crop from 48rem up, where it is another. */
  cropFromMd?: Crop;
  /** Media query that says where the square is loaded in place of the whole picture. */
  square?: `(${string})`;
  className?: string;
};

/** A photograph as AVIF with a JPEG fallback, cropped around its focal point. */
export function Photo({
  photo,
  sizes,
  isFirst = false,
  pixels,
  crop,
  cropFromMd = crop,
  square,
  className = "",
}: Props) {
  return (
    <picture>
      {square && <source type="image/avif" srcSet={photo.square} sizes={sizes} media={square} />}
      <source type="image/avif" srcSet={upTo(photo.avif, pixels)} sizes={sizes} />
      <img
        src={photo.src}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        // The words are painted and the page answers while a phone decodes its largest picture.
        decoding={isFirst ? "async" : undefined}
        // Linen is the ground until the picture has loaded.
        className={`block bg-linen ${cropOf(photo, crop, cropFromMd)} ${className}`}
      />
    </picture>
  );
}

/** Returns the classes that crop a photograph around its focal point. */
function cropOf({ positions, width, height }: PhotoSource, crop?: Crop, cropFromMd?: Crop): string {
  if (!crop && Math.abs(width / height - usualRatio) < 0.02) return "object-cover";
  const [first, wide] = [positions[crop ?? "card"], positions[cropFromMd ?? "card"]];
  return [
    "object-cover object-[var(--focus-left)_var(--focus-top)]",
    `focus-left-${first.left} focus-top-${first.top}`,
    wide.left === first.left ? "" : `md:focus-left-${wide.left}`,
    wide.top === first.top ? "" : `md:focus-top-${wide.top}`,
  ].join(" ");
}

/** Returns the files of a `srcset` up to the first that is wide enough. */
function upTo(srcSet: string, pixels = Number.POSITIVE_INFINITY): string {
  const files = srcSet.split(", ");
  const enough = files.findIndex((file) => Number(/(\d+)w$/.exec(file)?.[1]) >= pixels);
  return files.slice(0, enough === -1 ? undefined : enough + 1).join(", ");
}
