import { Photo, type PhotoSource } from "./Photo.tsx";

type Props = {
  /** With the files of a square; nothing is shown without it. */
  photo?: PhotoSource;
  /** Classes of the picture, such as another shape in wide windows. */
  className?: string;
  /** Classes of its place: the room above it, its order. */
  place?: string;
  /** The width from which on it is as high as what stands beside it leaves. */
  fills?: keyof typeof filling;
  /** Where the square is loaded; the whole picture suits a flat place. */
  square?: `(${string})`;
};

/** On tablets some places are flat. */
const notTablet = "(width < 48rem) or (width >= 66rem)";

/** Classes of a picture that fills its place. */
const filling = {
  md: "max-md:aspect-[5/4] md:absolute md:inset-0 md:aspect-auto md:h-full",
  lg: "max-md:aspect-[5/4] md:max-lg:aspect-[3/2] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full",
};

/** A tall picture between words: in its column, and on phones from edge to edge. */
export function TallPhoto(props: Props) {
  const { photo, className = "", place = "mt-below-words md:mt-8", square = notTablet } = props;
  if (!photo) return null;
  return (
    <div
      className={`max-md:-mx-(--gutter) print:hidden ${place} ${props.fills ? "relative grow" : ""}`}
    >
      <Photo
        photo={photo}
        // Its height counts, which is a quarter more than its width; phones may load a little less.
        sizes="(width < 48rem) 110vw, 39rem"
        crop="tall"
        square={square}
        className={`aspect-[4/5] w-full ${className} ${props.fills ? filling[props.fills] : ""}`}
      />
    </div>
  );
}
