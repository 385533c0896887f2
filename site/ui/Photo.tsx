import type { PhotoSource } from "../lib/photos.ts";

type Props = {
  photo: PhotoSource;
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** The picture that is seen first on its page loads at once; every other waits until it comes near. */
  isFirst?: boolean;
  className?: string;
};

/** A photograph as AVIF with a JPEG beside it, cropped around its focal point. */
export function Photo({ photo, sizes, isFirst = false, className = "" }: Props) {
  const focus = `focus-left-${photo.focus.left} focus-top-${photo.focus.top}`;
  return (
    <picture>
      <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
      <img
        src={photo.src}
        alt={photo.alt}
        width={photo.width}
        height={photo.height}
        loading={isFirst ? "eager" : "lazy"}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
        className={`block object-cover object-[var(--focus-left)_var(--focus-top)] ${focus} ${className}`}
      />
    </picture>
  );
}
