import { LineList } from "../shared/LineList.tsx";

type Props = { heading: string; list: string[] };

export function NamedList({ heading, list }: Props) {
  return (
    <section className="frame grid gap-y-6 py-8 md:py-16 md:split-4">
      <h2 className="text-title-3">{heading}</h2>
      <LineList lines={list} className="*:py-3.5" />
    </section>
  );
}
