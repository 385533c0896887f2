import { Photo, type PhotoSource } from "./Photo.tsx";

type Props = {
  /** Nothing is shown without it. */
  photo?: PhotoSource;
};

/** A picture between two sections as wide as the window: flat, and on phones nearly whole. */
export const WidePhoto = ({ photo }: Props) =>
  photo && (
    <div className="print:hidden">
      <Photo
        photo={photo}
        // On phones its height counts.
        sizes="(width < 48rem) 120vw, 100vw"
        crop="tall"
        cropFromMd="hero"
        className="aspect-[5/4] w-full md:aspect-[2/1] md:max-h-[46rem]"
      />
    </div>
  );
