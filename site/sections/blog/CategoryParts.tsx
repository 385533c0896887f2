import type { Content } from "../../content/entries.ts";
import { NoWrap } from "../../ui/NoWrap.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { LineList } from "../shared/LineList.tsx";
import { TableFrame } from "../shared/TableFrame.tsx";
import { PartTable } from "./PartTable.tsx";
import { type PlannedStations, StationsTable } from "./StationsTable.tsx";

type Part = Omit<Content<"categories">["parts"][number], "stations"> & {
  stations?: PlannedStations;
};

/** What a category page says of its use: parts in two columns, those with a table over both. */
export function CategoryParts({ parts }: { parts: Part[] }) {
  return (
    <section className="band frame grid gap-x-8 gap-y-12 md:gap-y-16 md:grid-cols-2">
      {parts.map(({ table, stations, ...words }) => {
        if (!table && !stations) return <Words key={words.heading} {...words} />;
        return (
          <div key={words.heading} className="grid gap-y-6 md:col-span-2 lg:split-4 *:min-w-0">
            <Words {...words} />
            <TableFrame label={words.heading}>
              {table && <PartTable {...table} />}
              {stations && <StationsTable {...stations} />}
            </TableFrame>
          </div>
        );
      })}
    </section>
  );
}

function Words({ heading, paragraphs, list, link }: Omit<Part, "table" | "stations">) {
  return (
    <div>
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
    </div>
  );
}
