type Props = { figures: { value: string; label: string }[]; className?: string };

/** Large figures, two in a row, each above what it means. */
export const LargeFigures = ({ figures, className = "" }: Props) => (
  <dl className={`grid grid-cols-2 gap-x-6 gap-y-5 border-t hairline pt-5 ${className}`}>
    {figures.map(({ value, label }) => (
      <div key={label} className="flex flex-col-reverse justify-end">
        <dt className="mt-1 text-sm leading-snug text-moss">{label}</dt>
        <dd className="font-display text-title-3 leading-none first-letter:uppercase">{value}</dd>
      </div>
    ))}
  </dl>
);
