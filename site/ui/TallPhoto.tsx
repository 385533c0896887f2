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
  /** Where the square is loaded: not on phones and some tablets, where the place is flat. */
  square?: `(${string})`;
};

/** Classes of a picture that fills its place. */
const filling = {
  md: "md:absolute md:inset-0 md:aspect-auto md:h-full",
  lg: "md:max-lg:aspect-[3/2] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full",
};

/** A tall picture after words: in its column, and on phones nearly whole, from edge to edge. */
export function TallPhoto(props: Props) {
  const {
    photo,
    className = "",
    place = "mt-below-words md:mt-8",
    square = "(width >= 66rem)",
  } = props;
  if (!photo) return null;
  return (
    <div
      className={`max-md:-mx-(--gutter) print:hidden ${place} ${props.fills ? "relative grow" : ""}`}
    >
      <Photo
        photo={photo}
        // Its height counts.
        sizes="(width < 48rem) 120vw, 39rem"
        crop="tall"
        square={square}
        className={`aspect-[4/5] w-full max-md:aspect-[5/4] ${className} ${props.fills ? filling[props.fills] : ""}`}
      />
    </div>
  );
}
