import type { FactList } from "../../content/facts/fact-lists.ts";
import { FactRows } from "../../ui/FactRows.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { TallPhoto } from "../../ui/TallPhoto.tsx";

/** Facts that are seen: of a short list, which unfolds from tablets up, and of any other. */
const unfolded = { short: 3, long: 5 };
const mostOfShort = 6;

/** Lists of facts that buyers ask for, each beside its heading, or under its picture on phones. */
export function FactLists({ lists }: { lists: FactList[] }) {
  return (
    <section className="band frame grid gap-y-12">
      {lists.map(({ id, heading, text, photo, ...rows }) => (
        <div
          key={id}
          id={id}
          className="grid grid-cols-1 gap-x-8 gap-y-4 md:gap-y-6 md:max-lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:split-4"
        >
          <div className={`max-md:contents ${photo ? "" : "md:max-lg:col-span-2"}`}>
            <h2 className="order-first text-title-3">{heading}</h2>
            <p className="text-moss md:mt-4">{text}</p>
          </div>
          <div className="max-md:mt-2 md:max-lg:order-1 md:max-lg:col-span-2 lg:row-span-2">
            <FoldedRows {...rows} />
          </div>
          <TallPhoto
            photo={photo}
            className="max-md:aspect-[5/4] md:max-lg:aspect-[3/2] lg:aspect-square"
            place="max-md:-order-1 max-md:my-2 lg:mt-2"
          />
        </div>
      ))}
    </section>
  );
}

/** The facts of a list, the last of them under a line that names them. */
function FoldedRows({ facts, fold }: Pick<FactList, "facts" | "fold">) {
  if (!fold) return <FactRows facts={facts} />;
  const isShort = facts.length <= mostOfShort;
  const seen = unfolded[isShort ? "short" : "long"];
  return (
    <>
      <FactRows facts={facts.slice(0, seen)} />
      <Fold label={fold} className={isShort ? "unfold-from-md" : ""}>
        <FactRows facts={facts.slice(seen)} />
      </Fold>
    </>
  );
}
