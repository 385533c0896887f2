import type { CityLink } from "../../content/cities/cities.ts";

type Props = {
  city: CityLink;
  /** Classes of its name. */
  look: string;
  /** Whether phones leave out the square. */
  isShort?: boolean;
};

/** A link to a city with its grid square on the map, which screen readers skip. */
export function CityEntry({ city: { label, path, position }, look, isShort }: Props) {
  return (
    <li className="break-inside-avoid border-b hairline">
      <a
        href={path}
        className={`flex min-h-12 items-center justify-between gap-x-1 py-2 font-display ${look} decoration-brass decoration-1 underline-offset-6 hover:underline`}
      >
        <span className="wrap-anywhere">{label}</span>{" "}
        <span
          aria-hidden="true"
          className={`font-body text-sm text-brass-deep ${isShort ? "max-md:hidden" : ""}`}
        >
          {position.square}
        </span>
      </a>
    </li>
  );
}
