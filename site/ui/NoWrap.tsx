/** A text whose hyphenated words, such as "2-Station", break only where there is no room. */
export function NoWrap({ text }: { text: string }) {
  // Splitting by a pattern with a group returns the hyphenated words at odd indexes.
  return text.split(/(\S+-\S+)/).map((piece, index) =>
    index % 2 ? (
      <span key={piece} className="inline-block">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
