import { logo } from "./logo.ts";

/** The logo with the business name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <>
      <svg
        width={logo.side}
        height={logo.side}
        viewBox={`0 0 ${logo.side} ${logo.side}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="shrink-0 text-brass"
        aria-hidden="true"
      >
        {logo.paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <span className="font-display text-2xl leading-none tracking-tight max-[22rem]:text-xl md:whitespace-nowrap">
        {name}
      </span>
    </>
  );
}
