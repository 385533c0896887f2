import type { TrailerPage } from "../../content/trailers/trailer-page.ts";
import { Photo } from "../../ui/Photo.tsx";
import { elevationSheet, ground, rearOf } from "./ElevationDrawing.tsx";

type Props = Pick<
  TrailerPage["planAndSite"],
  "photo" | "plan" | "drawing" | "length" | "width" | "height"
>;

/**
 * The trailer from above and, below, from the side at the same scale, with its length, width and
 * height in feet.
 */
export function FloorPlan(props: Props) {
  return (
    <div className="forced-color-adjust-none max-md:-mx-(--gutter)">
      <div data-plan className="relative bg-linen">
        <Photo
          photo={props.photo}
          sizes="(width < 66rem) 100vw, 44rem"
          className="h-auto w-full mix-blend-multiply brightness-120"
        />
        <PlanMeasures {...props} />
      </div>
      <SideView {...props} />
    </div>
  );
}

const lines = { fill: "none", stroke: "currentColor", strokeWidth: "0.08" };
const measureText = {
  stroke: "none",
  fill: "currentColor",
  fontSize: "1.05",
  textAnchor: "middle",
} as const;

/** Length above the plan and width beside it. */
function PlanMeasures({ photo, plan: { feetAcross, centre }, length, width }: Props) {
  const feetDown = inHundredths((feetAcross * photo.height) / photo.width);
  const { left, beside } = leftSideOf(centre, length);
  const right = inHundredths(centre.left + length / 2);
  const top = inHundredths(centre.top - width / 2);
  const bottom = inHundredths(centre.top + width / 2);
  const above = inHundredths(top - 1.3);
  return (
    <svg
      viewBox={`0 0 ${feetAcross} ${feetDown}`}
      className="absolute inset-0 size-full text-brass-deep"
      {...lines}
      aria-hidden="true"
    >
      <path
        d={`M${left} ${above}H${right}M${left} ${inHundredths(above - 0.4)}v0.8M${right} ${inHundredths(above - 0.4)}v0.8`}
      />
      <path
        d={`M${beside} ${top}V${bottom}M${inHundredths(beside - 0.4)} ${top}h0.8M${inHundredths(beside - 0.4)} ${bottom}h0.8`}
      />
      <g {...measureText}>
        <text x={centre.left} y={inHundredths(above - 0.55)}>
          {length} ft
        </text>
        <text transform={`translate(${inHundredths(beside - 0.2)} ${centre.top}) rotate(-90)`}>
          {width} ft
        </text>
      </g>
    </svg>
  );
}

function SideView({ plan: { feetAcross, centre }, drawing, length, height }: Props) {
  const { left, beside } = leftSideOf(centre, length);
  return (
    <svg
      viewBox={`0 0 ${feetAcross} ${elevationSheet.height + 1}`}
      role="img"
      aria-label={`Side view to the same scale: ${height} feet high`}
      className="mt-2 w-full text-brass-deep"
      {...lines}
    >
      <image
        href={drawing}
        x={inHundredths(left - rearOf(length))}
        width={elevationSheet.width}
        height={elevationSheet.height}
      />
      <path
        d={`M${beside} ${ground}v-${height}M${inHundredths(beside - 0.4)} ${ground}h0.8M${inHundredths(beside - 0.4)} ${ground - height}h0.8`}
      />
      <g {...measureText}>
        <text
          transform={`translate(${inHundredths(beside - 0.2)} ${ground - height / 2}) rotate(-90)`}
        >
          {height} ft
        </text>
        <text x={centre.left} y={elevationSheet.height + 0.75}>
          {length} ft
        </text>
      </g>
    </svg>
  );
}

/** Returns the left end of the body, and the place of an upright measure beside it, in feet. */
function leftSideOf(centre: Props["plan"]["centre"], length: number) {
  const left = inHundredths(centre.left - length / 2);
  return { left, beside: inHundredths(left - 0.5) };
}

/** Rounds feet to the eighth of an inch. */
const inHundredths = (feet: number) => Math.round(feet * 100) / 100;
