/** The status element that announces changes of the quote list to screen readers. */
export function QuoteAnnouncer({ words }: { words: { added: string; removed: string } }) {
  return (
    <p
      role="status"
      data-quote-announcer
      data-added={words.added}
      data-removed={words.removed}
      className="sr-only"
    />
  );
}
