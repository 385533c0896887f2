import type { PhotoSource } from "./Photo.tsx";

type Props = { photo: PhotoSource; className: string };

/**
 * A photograph without a text of its own, for what stands beside it: its AVIF of 1200 px, loaded
 * when it is displayed.
 */
export function DecorativePhoto({ photo, className }: Props) {
  const { left, top } = photo.positions.tall;
  return (
    <img
      src={/(\S+) 1200w/.exec(photo.avif)?.[1] ?? photo.src}
      alt=""
      loading="lazy"
      decoding="async"
      className={`object-cover object-[var(--focus-left)_var(--focus-top)] focus-left-${left} focus-top-${top} ${className}`}
    />
  );
}
