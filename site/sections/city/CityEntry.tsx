import type { CityLink } from "../../content/cities/cities.ts";

type Props = { city: CityLink; size: "text-lg" | "text-2xl" };

/** A line of the atlas's index: the city, and its square on the map for those who see the map. */
export function CityEntry({ city: { label, path, place }, size }: Props) {
  return (
    <li className="break-inside-avoid border-b hairline">
      <a
        href={path}
        className={`flex min-h-12 items-center justify-between gap-x-1 py-2 font-display ${size} decoration-brass decoration-1 underline-offset-6 hover:underline`}
      >
        {label}{" "}
        <span aria-hidden="true" className="font-body text-sm text-brass-deep">
          {place.square}
        </span>
      </a>
    </li>
  );
}
