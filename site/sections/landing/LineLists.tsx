import { LineList } from "../shared/LineList.tsx";

type Props = { lists: { heading: string; list: string[] }[] };

/** Lists of lines, side by side on wide screens. */
export function LineLists({ lists }: Props) {
  return (
    <section className="frame grid gap-x-16 gap-y-12 pb-16 md:grid-cols-2">
      {lists.map(({ heading, list }) => (
        <div key={heading}>
          <h2 className="text-title-3">{heading}</h2>
          <LineList lines={list} className="mt-6 *:py-3.5" />
        </div>
      ))}
    </section>
  );
}
