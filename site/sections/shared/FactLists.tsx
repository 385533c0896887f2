import type { FactList } from "../../content/facts/fact-lists.ts";
import { FactRows } from "../../ui/FactRows.tsx";
import { TallPhoto } from "../../ui/TallPhoto.tsx";

/** How many facts of a list with a fold are always seen. */
const unfolded = 5;

/** Lists of facts that buyers ask for, each beside its heading. */
export function FactLists({ lists }: { lists: FactList[] }) {
  return (
    <section className="band frame grid gap-y-12">
      {lists.map(({ id, heading, text, photo, facts, fold }) => (
        <div key={id} id={id} className="grid gap-y-6 md:grid-rows-[auto_1fr] md:split-4">
          <div>
            <h2 className="text-title-3">{heading}</h2>
            <p className="mt-4 text-moss">{text}</p>
          </div>
          <div className="md:row-span-2">
            <FactRows facts={fold ? facts.slice(0, unfolded) : facts} />
            {fold && (
              <details className="border-b hairline open:border-b-0">
                <summary className="flex min-h-11 items-center justify-between gap-6 py-3 font-semibold">
                  {fold}
                  <span aria-hidden="true" className="plus-sign" />
                </summary>
                <FactRows facts={facts.slice(unfolded)} />
              </details>
            )}
          </div>
          <TallPhoto photo={photo} place="max-md:order-first md:mt-2" />
        </div>
      ))}
    </section>
  );
}
