export type Guests = { planned: number; label: string };

/** The guests to plan a trailer for, large beside what they mean, and those of a shorter event. */
export const GuestFigure = ({ planned, label, shorter }: Guests & { shorter?: string }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm leading-snug text-moss">
    <span className="font-display text-title-2 leading-none text-ink">{planned}</span>{" "}
    <span className="flex-1 basis-36 text-balance">{label}</span>{" "}
    {shorter && <span className="basis-full">{shorter}</span>}
  </p>
);
