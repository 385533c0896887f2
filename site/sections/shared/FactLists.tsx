import type { FactList } from "../../content/facts/fact-lists.ts";
import { FactRows } from "../../ui/FactRows.tsx";
import { TallPhoto } from "../../ui/TallPhoto.tsx";

/** Lists of facts that buyers ask for, each beside its heading. */
export function FactLists({ lists }: { lists: FactList[] }) {
  return (
    <section className="band frame grid gap-y-12">
      {lists.map(({ id, heading, text, photo, facts }) => (
        <div key={id} id={id} className="grid gap-y-6 md:grid-rows-[auto_1fr] md:split-4">
          <div>
            <h2 className="text-title-3">{heading}</h2>
            <p className="mt-4 text-moss">{text}</p>
          </div>
          <div className="md:row-span-2">
            <FactRows facts={facts} />
          </div>
          <TallPhoto photo={photo} place="max-md:order-first md:mt-2" />
        </div>
      ))}
    </section>
  );
}
