/**
 * The dashed line where a ticket's stub would be torn off, from edge to edge, with a notch at each
 * end. The styles of dashed borders are written out: Tailwind's need `@property`, which a shadow root
 * does not read.
 */
export function TicketRule() {
  const notch = "absolute -top-2 size-4 rounded-full border hairline bg-ivory print:hidden";
  return (
    <div className="relative -mx-[calc(1.25rem+1px)] mt-4 mb-2 overflow-x-clip [border-top:1px_dashed_#b08d57] sm:-mx-[calc(1.5rem+1px)]">
      <span className={`${notch} -left-2`} />
      <span className={`${notch} -right-2`} />
    </div>
  );
}
