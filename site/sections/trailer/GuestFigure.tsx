export type Guests = { planned: number; label: string; listed?: string };

/** The guests to plan a trailer for, large beside what they mean, the listed maximum under that. */
export const GuestFigure = ({ planned, label, listed }: Guests) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm leading-snug text-moss">
    <span className="font-display text-title-2 leading-none text-ink">{planned}</span>{" "}
    <span className="flex-1 basis-36">
      {label} {listed && <span className="block text-xs text-balance">{listed}</span>}
    </span>
  </p>
);
