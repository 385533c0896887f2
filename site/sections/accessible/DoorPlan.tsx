import type { AccessibleTrailersPage } from "../../content/pages/accessible-trailers.ts";
import { Photo } from "../../ui/Photo.tsx";

type Props = Pick<AccessibleTrailersPage["drawn"], "photo" | "caption" | "doors">;

/** A floor plan with the width of each outside door drawn to the picture's scale. */
export function DoorPlan({ photo, caption, doors }: Props) {
  const { feetAcross, width, words, lefts, sill, line } = doors;
  const marks = lefts
    .map(
      (left) =>
        `M${left} ${sill}V${line + 0.4}M${left + width} ${sill}V${line + 0.4}M${left} ${line}h${width}`,
    )
    .join("");
  return (
    <figure className="grid h-full content-center bg-linen md:pb-4 forced-color-adjust-none">
      {/* Low screens leave out the ground above the trailer, so that the first shows a button. */}
      <div className="relative max-split:aspect-[3/2] max-sm:max-h-[max(9rem,100svh-31rem)] max-split:w-full">
        <Photo
          photo={photo}
          sizes="(width < 60rem) 100vw, max(50vw, 46rem)"
          isFirst
          className="h-auto w-full object-bottom mix-blend-multiply brightness-120 max-split:h-full"
        />
        <svg
          viewBox={`0 0 ${feetAcross} ${(feetAcross * photo.height) / photo.width}`}
          preserveAspectRatio="xMidYMax slice"
          className="absolute inset-0 size-full text-brass-deep"
          fill="none"
          stroke="currentColor"
          strokeWidth="0.08"
          aria-hidden="true"
        >
          <path d={marks} />
          <g stroke="none" fill="currentColor" textAnchor="middle" className="text-[1.2px]">
            {lefts.map((left) => (
              <text key={left} x={left + width / 2} y={line + 1.5}>
                {words}
              </text>
            ))}
          </g>
        </svg>
      </div>
      <figcaption className="px-(--gutter) text-sm text-moss max-md:sr-only">{caption}</figcaption>
    </figure>
  );
}
