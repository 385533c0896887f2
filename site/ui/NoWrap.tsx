/** A text whose "2-Station" and "St. Catharines" break only where there is no room. */
export function NoWrap({ text }: { text: string }) {
  // Splitting by a pattern with a group returns what it matches at odd indexes.
  return text.split(/(\S+-\S+|St\. \S+)/).map((piece, index) =>
    index % 2 ? (
      <span key={piece} className="inline-block max-w-full">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
