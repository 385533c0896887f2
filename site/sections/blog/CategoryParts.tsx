import { splitSentences } from "../../../content-files/split-sentences.ts";
import type { CategoryPage } from "../../content/posts/category-page.ts";
import { Fold } from "../../ui/Fold.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { TallPhoto } from "../../ui/TallPhoto.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { LineList } from "../shared/LineList.tsx";
import { PartTable } from "./PartTable.tsx";
import { StationsTable } from "./StationsTable.tsx";

type CategoryPart = CategoryPage["parts"][number];

/** Classes of words alone in their row without a picture: in two columns beside their heading. */
const apart =
  "lg:grid-cols-3 lg:gap-x-8 lg:*:first:row-span-2 lg:[&>:nth-child(2):is(:last-child,:has(+:last-child>a))]:col-span-2 md:[&>ul]:grid md:[&>ul]:max-w-none md:[&>ul]:grid-cols-2 md:[&>ul]:gap-x-8 lg:[&>ul]:col-span-2";
/** Classes of a row on a ground of its own, which reaches to both edges of the window. */
const onForest =
  "on-dark bg-forest py-band text-linen first:-mt-band last:-mb-band shadow-[0_0_0_100vmax_var(--color-forest)] [clip-path:inset(0_-100vmax)] print:shadow-none";
/** Rows up to which a table is low: it stands with its words beside a picture as high as both. */
const fewRows = 4;
/** Characters from which on words are higher than their table, or than what stands beside them. */
const longWords = 500;

/**
 * What a category page says of its use: parts in two columns, those with a table or a list over
 * both. On phones a picture follows its words.
 */
export function CategoryParts({ parts }: { parts: CategoryPart[] }) {
  return (
    <section className="band frame grid grid-cols-1 gap-y-8 md:gap-y-16">
      {inRows(parts).map((row) =>
        row.map(isWide).includes(true)
          ? row.map((part) => <TableRow key={part.heading} {...part} />)
          : row[0] && <WordsRow key={row[0].heading} row={row} />,
      )}
    </section>
  );
}

/**
 * One part or two beside each other, on forest where one is a list; a picture reaches to the end of
 * what stands beside it.
 */
function WordsRow({ row }: { row: CategoryPart[] }) {
  const isApart = row.length === 1 && !row[0]?.photo;
  const isOverBoth = row.filter(({ photo }) => photo).length === 1 && !row.slice(1).some(isLong);
  /** Whether each has a picture: these stand in a row of their own. */
  const areAligned = row.length === 2 && row.every(({ photo }) => photo);
  const hasList = row.some(({ list }) => list);
  return (
    <div
      className={`grid grid-cols-1 gap-8 ${hasList ? onForest : ""} ${isApart ? "" : "md:grid-cols-2"} ${isOverBoth ? "md:grid-rows-[auto_1fr]" : ""}`}
    >
      {row.map(({ photo, ...words }) => (
        <div
          key={words.heading}
          className={`grid grid-cols-1 gap-y-4 ${isOverBoth || areAligned ? "md:contents" : "content-start"} ${photo ? "md:grid-rows-[auto_1fr] md:gap-y-8" : ""}`}
        >
          <Words
            {...words}
            className={`${isApart ? apart : ""} ${isOverBoth ? "md:col-start-1" : ""} ${areAligned ? "md:row-start-1" : ""}`}
          />
          <TallPhoto
            photo={photo}
            fills="md"
            place={`max-md:mt-2 md:min-h-72 lg:min-h-96 ${isOverBoth ? "md:col-start-2 md:row-span-2 md:row-start-1" : ""} ${areAligned ? "md:row-start-2" : ""}`}
          />
        </div>
      ))}
    </div>
  );
}

/** Words with a table, and their picture where it leaves room. */
function TableRow({ table, stations, stationsFold, photo, ...words }: CategoryPart) {
  const isLongText = isLong(words);
  const rows = isLongText ? undefined : (table ?? stations)?.rows;
  const isLow = photo && rows && rows.length <= fewRows;
  /** Whether one fold follows another: a single rule stands between them. */
  const foldsMeet = stationsFold && words.fold && !words.link;
  return (
    <div
      className={`grid grid-cols-1 gap-y-4 lg:gap-y-6 lg:grid-rows-[auto_1fr] lg:split-4 *:min-w-0 ${photo ? "md:max-lg:grid-cols-2 md:max-lg:gap-x-8" : ""}`}
    >
      <Words
        {...words}
        className={`${isLow ? "lg:col-start-2" : ""} ${isLongText ? "lg:row-span-2" : ""} ${foldsMeet ? "max-md:[&>details]:border-b-0" : ""}`}
      />
      <div
        className={`${foldsMeet ? "max-md:-mt-4 md:max-lg:mt-2" : "max-lg:mt-2"} ${photo ? "md:max-lg:col-span-2 md:max-lg:row-start-2" : ""} ${isLow ? "lg:col-start-2" : ""} ${isLongText || isLow ? "" : "lg:row-span-2"}`}
      >
        {stations && stationsFold && <Fold label={stationsFold} className="border-t md:hidden" />}
        {/* A table wider than the screen scrolls sideways. */}
        <section
          aria-label={`Table: ${words.heading}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach what scrolls.
          tabIndex={0}
          className="folded overflow-x-auto"
        >
          {table && <PartTable {...table} />}
          {stations && <StationsTable {...stations} />}
        </section>
      </div>
      <TallPhoto
        photo={photo}
        fills="md"
        place={`max-md:mt-2 md:min-h-72 ${isLow ? "lg:col-start-1 lg:row-span-2 lg:row-start-1" : ""} ${isLongText ? "lg:col-start-2 lg:min-h-96" : "lg:min-h-56"}`}
      />
    </div>
  );
}

const isWide = ({ table, stations }: CategoryPart) => Boolean(table || stations);

const isLong = ({ paragraphs }: Pick<CategoryPart, "paragraphs">) =>
  paragraphs.join(" ").length >= longWords;

/** Whether two parts stand beside each other: neither a table, nor a list beside mere words. */
const isPair = (first: CategoryPart, next: CategoryPart) =>
  ![first, next].some(isWide) && Boolean(first.photo || next.photo || !first.list === !next.list);

/** Returns the parts row by row: one, or a pair. */
function inRows(parts: CategoryPart[]): CategoryPart[][] {
  const rows: CategoryPart[][] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    if (last?.[0] && last.length === 1 && isPair(last[0], part)) last.push(part);
    else rows.push([part]);
  }
  return rows;
}

/** A part's first paragraph: its first sentence, larger, and the rest of it. */
function Opening({ text }: { text: string }) {
  const [first = "", ...others] = splitSentences(text);
  return (
    <>
      <p className="max-w-[26em] text-lg leading-snug md:text-xl md:text-balance">
        <NoWrap text={first} />
      </p>
      {others.length > 0 && <Paragraphs texts={[others.join(" ")]} />}
    </>
  );
}

const Paragraphs = ({ texts }: { texts: string[] }) =>
  texts.map((paragraph) => (
    <p key={paragraph} className="max-w-[36em] text-moss in-[.on-dark]:text-linen/90">
      <NoWrap text={paragraph} />
    </p>
  ));

type WordsProps = Omit<CategoryPart, "table" | "stations" | "stationsFold" | "photo"> & {
  className: string;
};

function Words({ heading, paragraphs, list, fold, link, className }: WordsProps) {
  const unfolded = fold && !list ? 1 : paragraphs.length;
  return (
    <div className={`grid grid-cols-1 content-start gap-y-4 ${className}`}>
      <h2 className="max-w-[12.75em] md:max-lg:max-w-none text-title-3">{heading}</h2>
      {paragraphs[0] && <Opening text={paragraphs[0]} />}
      <Paragraphs texts={paragraphs.slice(1, unfolded)} />
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
