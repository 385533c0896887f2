import { Photo, type PhotoSource } from "./Photo.tsx";

/** A flat picture between two sections: a strip on phones, as wide as the frame elsewhere. */
export const EdgePhoto = ({ photo }: { photo: PhotoSource }) => (
  <div className="frame md:pb-20">
    <div className="max-md:-mx-(--gutter)">
      <Photo
        photo={photo}
        sizes="(width < 80rem) 100vw, 75rem"
        crop="hero"
        className="aspect-[2/1] w-full md:aspect-[21/9]"
      />
    </div>
  </div>
);
