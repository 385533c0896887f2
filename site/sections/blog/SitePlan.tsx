import type { SitePlanDrawing } from "../../content/posts/site-plans.ts";

type Thing = SitePlanDrawing["things"][number];

/** Classes of each kind of thing; rented things are dark, the surroundings light. */
const looks: Record<Thing["kind"], string> = {
  building: "fill-white stroke-forest",
  gate: "fill-sun/60 stroke-forest",
  generator: "fill-brass stroke-forest",
  path: "fill-none stroke-brass-deep [stroke-dasharray:4_3]",
  road: "fill-ink/8 stroke-none",
  septic: "fill-error/8 stroke-error [stroke-dasharray:4_3]",
  tent: "fill-ivory stroke-brass-deep",
  trailer: "fill-forest stroke-none",
  trees: "fill-success/25 stroke-none",
  units: "fill-moss/60 stroke-none",
  water: "fill-moss/20 stroke-none",
};

/** A site plan to scale with numbered things, and a list of what each number is. */
export function SitePlan({ title, size, things }: SitePlanDrawing) {
  const [width, height] = size;
  const labelled = things.filter(({ label }) => label);
  return (
    <figure className="mt-10 bg-linen p-[clamp(1rem,2.5vw,1.75rem)]">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Site plan: ${title}`}
        className="block h-auto w-full overflow-visible"
        fontSize={width / 40}
        strokeWidth={width / 300}
      >
        {things.map((thing) => (
          <Shape key={JSON.stringify(thing)} thing={thing} />
        ))}
        <g className="font-semibold [text-anchor:middle] max-sm:text-[1.55em]">
          {labelled.map((thing, index) => {
            const [x, y, isAbove] = placeNumber(thing, width / 18);
            return (
              <g key={thing.label} transform={`translate(${x} ${y})`}>
                <g className={isAbove ? "[translate:0_-1em]" : undefined}>
                  <circle className="fill-ink [r:0.85em]" />
                  <text className="fill-white [dominant-baseline:central]">{index + 1}</text>
                </g>
              </g>
            );
          })}
        </g>
        <g className="stroke-ink" fill="none">
          <path d={`M${width - 54} ${height - 5}h50m0 -3v6m-50 -6v6`} />
        </g>
        <text x={width - 57} y={height - 3} textAnchor="end" className="max-sm:text-[1.55em]">
          50 ft
        </text>
      </svg>
      <figcaption>
        <p className="mt-5 font-display text-xl leading-tight">{title}</p>
        <ol className="mt-3 list-decimal gap-x-10 pl-5 text-sm sm:columns-2">
          {labelled.map(({ label }) => (
            <li key={label} className="mb-1 break-inside-avoid pl-1">
              {label}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

function Shape({ thing }: { thing: Thing }) {
  const look = looks[thing.kind];
  if (thing.kind === "path")
    return (
      <polyline points={thing.points.map((point) => point.join(" ")).join(" ")} className={look} />
    );
  const [x, y] = thing.at;
  const [width, height] = thing.size;
  return <rect x={x} y={y} width={width} height={height} rx="1" className={look} />;
}

/**
 * Returns where a thing's number stands: at the middle of a path or thing, or above a thing that is
 * lower or narrower than so many feet.
 */
function placeNumber(thing: Thing, feet: number): [x: number, y: number, isAbove: boolean] {
  if (thing.kind === "path") return [...(thing.points[1] ?? ([0, 0] as const)), false];
  const [x, y] = thing.at;
  const [width, height] = thing.size;
  const isAbove = Math.min(width, height) < feet;
  return [x + width / 2, isAbove ? y : y + height / 2, isAbove];
}
