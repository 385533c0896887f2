/** A picture with its files in every width, its size in pixels and the point to keep in view. */
export type PhotoSource = {
  alt: string;
  /** Value of a `srcset` attribute. */
  avif: string;
  /** Address of the JPEG. */
  src: string;
  width: number;
  height: number;
  /** In per cent. */
  focus: { left: number; top: number };
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
  className?: string;
};

/** A photograph as AVIF with a JPEG fallback, cropped around its focal point. */
export function Photo({ photo, sizes, isFirst = false, pixels, className = "" }: Props) {
  const focus = `focus-left-${photo.focus.left} focus-top-${photo.focus.top}`;
  return (
    <picture>
      <source type="image/avif" srcSet={upTo(photo.avif, pixels)} sizes={sizes} />
      <img
        src={photo.src}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : undefined}
        decoding="async"
        // Linen is the ground until the picture has loaded.
        className={`block bg-linen object-cover object-[var(--focus-left)_var(--focus-top)] ${focus} ${className}`}
      />
    </picture>
  );
}

/** Returns the files of a `srcset` up to the first that is wide enough. */
function upTo(srcSet: string, pixels = Number.POSITIVE_INFINITY): string {
  const files = srcSet.split(", ");
  const enough = files.findIndex((file) => Number(/(\d+)w$/.exec(file)?.[1]) >= pixels);
  return files.slice(0, enough === -1 ? undefined : enough + 1).join(", ");
}
