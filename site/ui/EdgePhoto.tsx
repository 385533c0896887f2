import { Photo, type PhotoSource } from "./Photo.tsx";

type Props = {
  /** With the files of a square. */
  photo: PhotoSource;
  /** Classes of the picture's shape in wide windows, and of its ground. */
  className?: string;
};

/** A picture from edge to edge: flat, and tall on phones. */
export const EdgePhoto = ({ photo, className = "md:aspect-[21/9]" }: Props) => (
  <Photo
    photo={photo}
    sizes="(width < 48rem) 110vw, 100vw"
    crop="tall"
    cropFromMd="hero"
    square="(width < 48rem)"
    className={`aspect-[4/5] w-full ${className}`}
  />
);
