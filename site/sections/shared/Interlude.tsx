import { Photo, type PhotoSource } from "../../ui/Photo.tsx";

/** A picture from edge to edge between two sections: flat, and tall on phones. */
export const Interlude = ({ photo }: { photo: PhotoSource }) => (
  <Photo
    photo={photo}
    sizes="(width < 48rem) 110vw, 100vw"
    crop="tall"
    cropFromMd="hero"
    square="(width < 48rem)"
    className="aspect-[4/5] w-full md:aspect-[21/9]"
  />
);
