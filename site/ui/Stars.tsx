type Props = {
  rating: number;
  /** Whether they are small and grey, as of a sample. */
  isQuiet?: boolean;
};

/** A rating of 1 to 5 as stars, with text for screen readers. */
export function Stars({ rating, isQuiet }: Props) {
  return (
    <span className={`whitespace-nowrap ${isQuiet ? "opacity-60" : "text-brass-deep"}`}>
      <span className="sr-only">{rating} out of 5 stars</span>
      <svg
        viewBox="0 0 100 20"
        className={`inline w-auto ${isQuiet ? "h-2.5" : "h-3.5"}`}
        aria-hidden="true"
        fill="currentColor"
      >
        {[0, 20, 40, 60, 80].slice(0, rating).map((left) => (
          <path
            key={left}
            transform={`translate(${left} 0)`}
            d="M9 1.5l2.3 5 5.4.6-4 3.7 1.1 5.4L9 13.5l-4.8 2.7 1.1-5.4-4-3.7 5.4-.6z"
          />
        ))}
      </svg>
    </span>
  );
}
