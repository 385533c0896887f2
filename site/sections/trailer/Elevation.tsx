import type { Specifications } from "../../content/trailers/trailers.ts";

export type ElevationProps = Pick<Specifications, "length" | "height"> & {
  /** Address of the drawing, which ElevationDrawing.tsx makes. */
  drawing: string;
};

/** A drawing of a trailer from the side, to scale, with its length in feet under it. */
export function Elevation({ drawing, length, height }: ElevationProps) {
  return (
    <div>
      <img
        src={drawing}
        alt={`Side view to scale: ${length} feet long, ${height} feet high`}
        width={310}
        height={129}
        loading="lazy"
        className="block h-auto w-full"
      />
      <p className="pr-[13%] text-center text-sm text-brass-deep">{length} ft</p>
    </div>
  );
}
