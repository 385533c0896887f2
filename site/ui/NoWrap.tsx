/** A text in which words with a hyphen, such as "2-Station", do not wrap. */
export function NoWrap({ text }: { text: string }) {
  // Splitting by a pattern with a group returns the hyphenated words at odd indexes.
  return text.split(/(\S+-\S+)/).map((piece, index) =>
    index % 2 ? (
      <span key={piece} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
