import { type Crop, Photo, type PhotoSource } from "../../ui/Photo.tsx";

type Props = {
  photos: PhotoSource[];
  sizes: string;
  /** Size of each picture. */
  className: string;
  crop?: Crop;
  /** Media query that says where the squares are loaded in place of the whole pictures. */
  square?: `(${string})`;
  /** Whether the first picture is the first that is visible on the page. */
  leadsPage?: boolean;
  /** Prefix of each picture's id, so that links can lead to it. */
  idStart?: string;
  /** Whether a part of the next picture is visible. */
  peeks?: boolean;
  /** Whether the pictures dissolve into one another, as those of a hero. */
  dissolves?: boolean;
};

/** The pictures of a carousel, side by side. */
export function Slides({
  photos,
  sizes,
  className,
  crop,
  square,
  leadsPage = false,
  idStart,
  peeks = false,
  dissolves = false,
}: Props) {
  return (
    <div data-slides className={`flex h-full ${dissolves ? "dissolves" : ""}`}>
      {photos.map((photo, index) => (
        <div
          key={photo.src}
          id={idStart && `${idStart}${index + 1}`}
          data-current={dissolves && index === 0 ? "" : undefined}
          className={`h-full min-w-0 snap-start ${peeks ? "flex-[0_0_88%] pr-2.5" : "flex-[0_0_100%]"}`}
        >
          <Photo
            photo={photo}
            sizes={sizes}
            isFirst={leadsPage && index === 0}
            crop={crop}
            square={square}
            className={className}
          />
        </div>
      ))}
    </div>
  );
}
