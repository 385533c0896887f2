/** The trillium-leaf mark and the name in Fraunces. */
export function Wordmark({ name }: { name: string }) {
  return (
    <>
      <svg
        width="34"
        height="34"
        viewBox="0 0 34 34"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="shrink-0 text-brass"
        aria-hidden="true"
      >
        <path d="M17 30V16M17 16c-3-3-4-7 0-12 4 5 3 9 0 12ZM17 16c-4 2-8 1-11-4 6-1 10 0 11 4ZM17 16c4 2 8 1 11-4-6-1-10 0-11 4Z" />
        <path d="M17 26c-3 0-5-1-6-4M17 26c3 0 5-1 6-4" />
      </svg>
      <span className="font-display text-2xl leading-none tracking-tight whitespace-nowrap">
        {name}
      </span>
    </>
  );
}
