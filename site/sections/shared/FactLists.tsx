import type { FactList } from "../../content/facts/fact-lists.ts";
import { FactRows } from "../../ui/FactRows.tsx";
import { Fold } from "../../ui/Fold.tsx";
import { WidePhoto } from "../../ui/WidePhoto.tsx";

/** Facts of a list with a fold that are always seen. */
const unfolded = 3;
/** Facts up to which a list unfolds from tablets up. */
const maxOfShort = 6;

/** Lists of facts that buyers ask for, beside their headings or under them, under a picture. */
export function FactLists({ lists }: { lists: FactList[] }) {
  if (lists.length === 0) return null;
  return (
    <>
      <WidePhoto photo={lists.find(({ photo }) => photo)?.photo} />
      <section className="band frame grid gap-y-12">
        {lists.map(({ id, heading, text, ...rows }) => (
          <div
            key={id}
            id={id}
            className={`grid grid-cols-1 gap-x-8 gap-y-6 ${isLong(rows) ? "" : "lg:split-4"}`}
          >
            <div>
              <h2 className="text-title-3">{heading}</h2>
              <p className="mt-4 text-moss">{text}</p>
            </div>
            <div>
              <FoldedRows {...rows} />
            </div>
          </div>
        ))}
      </section>
    </>
  );
}

/** Whether all facts are seen, and they are many: under the heading, in two columns. */
const isLong = ({ facts, fold }: Pick<FactList, "facts" | "fold">) =>
  !fold && facts.length >= maxOfShort;

/** The facts of a list, the last of them under a line that names them. */
function FoldedRows({ facts, fold }: Pick<FactList, "facts" | "fold">) {
  if (!fold) return <FactRows facts={facts} isInColumns={isLong({ facts, fold })} />;
  return (
    <>
      <FactRows facts={facts.slice(0, unfolded)} />
      <Fold label={fold} className={facts.length <= maxOfShort ? "unfold-from-md" : ""}>
        <FactRows facts={facts.slice(unfolded)} />
      </Fold>
    </>
  );
}
