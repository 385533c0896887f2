import { Photo, type PhotoSource } from "./Photo.tsx";

type Props = {
  /** With the files of a square; nothing is shown without it. */
  photo?: PhotoSource;
};

/** How a picture as wide as the window is asked for and cropped; it has the files of a square. */
export const wideCrop = {
  // Its height counts, which is a quarter more than its width; phones may load a little less.
  sizes: "(width < 48rem) 110vw, 100vw",
  crop: "tall",
  cropFromMd: "hero",
  square: "(width < 48rem)",
} as const;

/** A picture between two sections as wide as the window: flat, and on phones tall. */
export const WidePhoto = ({ photo }: Props) =>
  photo && (
    <div className="print:hidden">
      <Photo
        photo={photo}
        {...wideCrop}
        className="aspect-[4/5] w-full md:aspect-[2/1] lg:aspect-[21/9]"
      />
    </div>
  );
