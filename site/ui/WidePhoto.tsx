import { Photo, type PhotoSource } from "./Photo.tsx";

type Props = {
  /** Nothing is shown without it. */
  photo?: PhotoSource;
};

/** A picture between two sections as wide as the window: flat, and on phones whole. */
export const WidePhoto = ({ photo }: Props) =>
  photo && (
    <div className="print:hidden">
      <Photo
        photo={photo}
        sizes="100vw"
        crop="card"
        cropFromMd="hero"
        className="aspect-[3/2] w-full md:aspect-[9/4] md:max-h-[44rem]"
      />
    </div>
  );
