import type { CategoryPage } from "../../content/posts/category-page.ts";
import { Fold } from "../../ui/Fold.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { TallPhoto } from "../../ui/TallPhoto.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { LineList } from "../shared/LineList.tsx";
import { PartTable } from "./PartTable.tsx";
import { StationsTable } from "./StationsTable.tsx";

type CategoryPart = CategoryPage["parts"][number];

/** Classes of words alone in their row, beside their picture. */
const alone = "md:col-span-2 md:split-6";
const shape = "max-md:aspect-[5/4] md:aspect-[3/2]";
/** Classes of a picture that is as high as what stands beside it leaves. */
const filling = "lg:absolute lg:inset-0 lg:aspect-auto lg:h-full";
/** Classes of words alone in their row without a picture: beside their heading, in two columns. */
const apart = "lg:grid-cols-3 lg:gap-x-8 lg:*:first:row-span-2";
/** Rows up to which a table is low: it stands with its words beside a picture as high as both. */
const fewRows = 4;
/** Characters from which on words are higher than their table. */
const longWords = 500;

/**
 * What a category page says of its use: parts in two columns, those with a table over both. On
 * phones a picture stands between the heading and the words, with `below-words` above it: 16 px of
 * the grid and 8 of its own.
 */
export function CategoryParts({ parts }: { parts: CategoryPart[] }) {
  return (
    <section className="band frame grid gap-x-8 gap-y-8 md:gap-y-16 md:grid-cols-2">
      {parts.map(({ table, stations, photo, ...words }, index) => {
        if (!table && !stations) {
          const isByItself = isAlone(parts, index);
          const row = photo ? alone : "md:col-span-2";
          return (
            <div
              key={words.heading}
              className={`grid grid-cols-1 content-start gap-y-4 md:gap-y-8 ${isByItself ? row : ""}`}
            >
              <Words
                {...words}
                className={`max-md:contents ${isByItself && !photo ? apart : ""}`}
              />
              <TallPhoto photo={photo} className={shape} place="max-md:-order-1 max-md:my-2" />
            </div>
          );
        }
        const isLow = photo && table && table.rows.length <= fewRows;
        const isLong = words.paragraphs.join(" ").length >= longWords;
        return (
          <div
            key={words.heading}
            className="grid grid-cols-1 gap-y-4 md:col-span-2 lg:gap-y-6 lg:grid-rows-[auto_1fr] lg:split-4 *:min-w-0"
          >
            <Words
              {...words}
              className={`max-lg:contents ${isLow ? "lg:col-start-2" : ""} ${isLong ? "lg:row-span-2" : ""}`}
            />
            <div
              className={`max-lg:mt-2 ${isLow ? "lg:col-start-2" : ""} ${isLong || isLow ? "" : "lg:row-span-2"}`}
            >
              {/* A table wider than the screen scrolls sideways. */}
              <section
                aria-label={`Table: ${words.heading}`}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach what scrolls.
                tabIndex={0}
                className="overflow-x-auto"
              >
                {table && <PartTable {...table} />}
                {stations && <StationsTable {...stations} />}
              </section>
            </div>
            <TallPhoto
              photo={photo}
              className={`${shape} ${filling}`}
              place={`max-lg:-order-1 max-lg:my-2 lg:relative ${isLow ? "lg:col-start-1 lg:row-span-2 lg:row-start-1" : ""} ${isLong ? "lg:col-start-2 lg:min-h-72" : "lg:min-h-56"}`}
              square={isLong ? "(width < 48rem)" : undefined}
            />
          </div>
        );
      })}
    </section>
  );
}

const isWide = (part?: CategoryPart) => !part || Boolean(part.table || part.stations);

/** Whether a part has no other beside it: the last of an odd number between two wide ones. */
function isAlone(parts: CategoryPart[], index: number): boolean {
  const before = parts.slice(0, index).reverse().findIndex(isWide);
  return isWide(parts[index + 1]) && (before === -1 ? index : before) % 2 === 0;
}

const Paragraphs = ({ texts }: { texts: string[] }) =>
  texts.map((paragraph) => (
    <p key={paragraph} className="max-w-[36em] text-moss">
      <NoWrap text={paragraph} />
    </p>
  ));

type WordsProps = Omit<CategoryPart, "table" | "stations" | "photo"> & { className: string };

function Words({ heading, paragraphs, list, fold, link, className }: WordsProps) {
  const unfolded = fold && !list ? 1 : paragraphs.length;
  return (
    <div className={`grid grid-cols-1 content-start gap-y-4 ${className}`}>
      <h2 className="order-first max-w-[12.75em] text-title-3">{heading}</h2>
      <Paragraphs texts={paragraphs.slice(0, unfolded)} />
      {fold && !list && (
        <Fold label={fold} className="unfold-from-md border-t">
          <div className="grid gap-y-4 max-md:pb-3">
            <Paragraphs texts={paragraphs.slice(unfolded)} />
          </div>
        </Fold>
      )}
      {list && <LineList lines={list} fold={fold} className="max-w-[36em] *:py-3" />}
      {link && (
        <p className="-mt-1">
          <TextLink href={link.address}>{link.label}</TextLink>
        </p>
      )}
    </div>
  );
}
