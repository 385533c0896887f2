/**
 * The number of entries of the quote list, at the corner of a link to the form; hidden while it is
 * empty.
 */
export function QuoteCount({ words }: { words: string }) {
  return (
    <span
      hidden
      data-quote-count
      className="absolute -top-2 -right-2 grid min-w-6 place-items-center rounded-full border-2 border-ivory bg-forest px-1 text-xs leading-5 font-semibold text-ivory tabular-nums"
    >
      <span data-quote-number />
      <span className="sr-only"> {words}</span>
    </span>
  );
}
