/** One line above the page, for as long as it matters. */
export function NoticeLine({ text }: { text: string }) {
  return (
    <p role="note" className="bg-sun py-2 text-center font-medium text-ink">
      <span className="frame block">{text}</span>
    </p>
  );
}
