import { NoWrap } from "./NoWrap.tsx";

type Props = { facts: { label: string; text: string }[] };

/** Facts in rows, each beside what it is. */
export function FactRows({ facts }: Props) {
  return (
    <dl className="border-t hairline">
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
