import { NoWrap } from "./NoWrap.tsx";

type Props = {
  facts: { label: string; text: string }[];
  /** Whether wide windows show two columns of rows. */
  isInColumns?: boolean;
};

/** Facts in rows, each beside what it is. */
export function FactRows({ facts, isInColumns }: Props) {
  return (
    <dl
      className={`border-t hairline ${isInColumns ? "gap-x-8 lg:grid lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-2" : ""}`}
    >
      {facts.map(({ label, text }) => (
        <div
          key={label}
          className="grid gap-x-8 border-b hairline py-3 sm:grid-cols-[minmax(0,11rem)_1fr]"
        >
          <dt className="text-sm leading-7 text-moss">{label}</dt>
          <dd>
            <NoWrap text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
