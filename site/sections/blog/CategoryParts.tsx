import type { CategoryPage } from "../../content/posts/category-page.ts";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { TallPhoto } from "../../ui/TallPhoto.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { LineList } from "../shared/LineList.tsx";
import { TableFrame } from "../shared/TableFrame.tsx";
import { PartTable } from "./PartTable.tsx";
import { StationsTable } from "./StationsTable.tsx";

type Part = CategoryPage["parts"][number];

/** Classes of words alone in their row, beside their picture. */
const alone = "md:col-span-2 md:grid md:split-6 md:*:last:mt-0";

type Props = {
  parts: Part[];
  /** Whether a picture stands above: then the first part does not begin with its own on a phone. */
  isUnderPicture?: boolean;
};

/** What a category page says of its use: parts in two columns, those with a table over both. */
export function CategoryParts({ parts, isUnderPicture }: Props) {
  return (
    <section className="band frame grid gap-x-8 gap-y-12 md:gap-y-16 md:grid-cols-2">
      {parts.map(({ table, stations, photo, ...words }, index) => {
        if (!table && !stations)
          return (
            <div key={words.heading} className={isAlone(parts, index) ? alone : undefined}>
              <div>
                <Words {...words} />
              </div>
              <TallPhoto photo={photo} className="md:aspect-[3/2]" />
            </div>
          );
        return (
          <div
            key={words.heading}
            className="grid gap-y-6 md:col-span-2 lg:grid-rows-[auto_1fr] lg:split-4 *:min-w-0"
          >
            <div>
              <Words {...words} />
            </div>
            <div className="lg:row-span-2">
              <TableFrame label={words.heading}>
                {table && <PartTable {...table} />}
                {stations && <StationsTable {...stations} />}
              </TableFrame>
            </div>
            <TallPhoto
              photo={photo}
              className="md:aspect-[3/2]"
              place={index === 0 && isUnderPicture ? "lg:mt-2" : "max-lg:order-first lg:mt-2"}
            />
          </div>
        );
      })}
    </section>
  );
}

const isWide = (part?: Part) => !part || Boolean(part.table || part.stations);

/** Whether a part has no other beside it: the last of an odd number between two wide ones. */
function isAlone(parts: Part[], index: number): boolean {
  const before = parts.slice(0, index).reverse().findIndex(isWide);
  return isWide(parts[index + 1]) && (before === -1 ? index : before) % 2 === 0;
}

function Words({ heading, paragraphs, list, link }: Omit<Part, "table" | "stations" | "photo">) {
  return (
    <>
      <h2 className="max-w-[12.75em] text-title-3">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-4 max-w-[36em] text-moss">
          <NoWrap text={paragraph} />
        </p>
      ))}
      {list && <LineList lines={list} className="mt-5 max-w-[36em] *:py-3" />}
      {link && (
        <p className="mt-3">
          <TextLink href={link.address}>{link.label}</TextLink>
        </p>
      )}
    </>
  );
}
