import { Photo, type PhotoSource } from "./Photo.tsx";

/**
 * A flat picture between two sections: a strip on phones, and in wide windows from the left edge to
 * the end of the frame, which is no wider than the pictures are.
 */
export const EdgePhoto = ({ photo }: { photo: PhotoSource }) => (
  <div className="has-bleed">
    <div className="frame">
      <div className="bleed-left max-md:-mx-(--gutter)">
        <Photo
          photo={photo}
          sizes="(width < 90rem) 100vw, 82vw"
          crop="hero"
          className="aspect-[3/1] w-full md:aspect-[21/9]"
        />
      </div>
    </div>
  </div>
);
