import type { FactList } from "../../content/facts/fact-lists.ts";
import { FactRows } from "../../ui/FactRows.tsx";
import type { PhotoSource } from "../../ui/Photo.tsx";
import { TallPhoto } from "../../ui/TallPhoto.tsx";

type Props = { lists: (FactList & { photo?: PhotoSource })[] };

/** Lists of facts that buyers ask for, each beside its heading and its picture. */
export function FactLists({ lists }: Props) {
  return (
    <section className="band frame grid gap-y-12">
      {lists.map(({ id, heading, text, facts, photo }) => (
        <div key={id} className="grid gap-y-6 md:split-4">
          <div>
            <h2 className="text-title-3">{heading}</h2>
            <p className="mt-4 text-moss">{text}</p>
            <TallPhoto photo={photo} />
          </div>
          <FactRows facts={facts} />
        </div>
      ))}
    </section>
  );
}
