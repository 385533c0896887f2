import { useWindowVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { nearDay } from "../../../server/time/format-dates.ts";
import type { ListedRequest, RequestPage } from "../../server/desk-answers.ts";
import type { ListQuery } from "../server-api/request-list.ts";
import { readToday } from "../time/days-and-months.ts";
import { ErrorBox } from "../ui/Loaded.tsx";
import type { useShownList } from "../unsent-actions/use-shown-list.ts";
import { words } from "../words.ts";
import { RequestRow } from "./RequestRow.tsx";

/** How many rows before the end of what was read the next page is asked for. */
const readAhead = 20;
const usualHeight = { narrow: 240, wide: 128 };

/** Where each list was left, for the way back from a request. */
const left = new Map<string, { offset: number; rows: VirtualItem[] }>();

type Props = {
  list: ReturnType<typeof useShownList> & { data: RequestPage };
  query: ListQuery;
};

/** A list of any length; only the rows near the window are in the page. */
export function RequestList({ list, query }: Props) {
  const { requests, next } = list.data;
  const { container, top, virtualizer } = useVirtualRows(requests, JSON.stringify(query));
  const rows = virtualizer.getVirtualItems();
  const isNearEnd = (rows.at(-1)?.index ?? 0) >= requests.length - readAhead;
  const today = readToday();
  const { fetchNextPage, isPlaceholderData } = list;
  const after = isNearEnd && !isPlaceholderData ? next : null;
  useEffect(() => {
    if (after) void fetchNextPage();
  }, [after, fetchNextPage]);
  return (
    <>
      <ul
        ref={container}
        aria-label={words.titles.inbox}
        className="relative border-t border-hairline"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {rows.map(({ index, key, start }) => {
          const request = requests[index];
          const heading = headingAt(requests, index, today);
          return (
            request && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={next ? -1 : requests.length}
                className="absolute inset-x-0 top-0 border-b border-hairline"
                style={{ transform: `translateY(${start - top}px)` }}
              >
                {heading && (
                  <h2 className="border-b border-hairline bg-linen px-3 py-2 text-lg text-forest">
                    {heading}
                  </h2>
                )}
                <RequestRow request={request} isUnderHeading={request.section !== undefined} />
              </li>
            )
          );
        })}
      </ul>
      {list.isFetchNextPageError && (
        <ErrorBox text={list.error.message} onRetry={() => void fetchNextPage()} />
      )}
    </>
  );
}

/** Returns what draws the rows near the window, and begins where the list of that name was left. */
function useVirtualRows(requests: readonly ListedRequest[], name: string) {
  const before = left.get(name);
  const [top, setTop] = useState(0);
  const container = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => setTop(container.current?.offsetTop ?? 0), []);
  const virtualizer = useWindowVirtualizer({
    count: requests.length,
    estimateSize: () => (innerWidth < 1056 ? usualHeight.narrow : usualHeight.wide),
    getItemKey: (index) => requests[index]?.reference ?? index,
    overscan: 4,
    scrollMargin: top,
    ...(before && { initialOffset: before.offset, initialMeasurementsCache: before.rows }),
  });
  useLayoutEffect(() => {
    if (before) scrollTo(0, before.offset);
    return () => void left.set(name, { offset: scrollY, rows: [...virtualizer.measurementsCache] });
  }, [name, virtualizer, before]);
  return { container, top, virtualizer };
}

const sections = { due: "Overdue, or due within the hour", rest: "Later" };

/** Returns the heading of the part of the list that begins with a request; null within a part. */
function headingAt(requests: readonly ListedRequest[], index: number, today: string) {
  const partOf = (request: ListedRequest | undefined) => {
    if (!request?.section) return null;
    const { section, startDate, endDate } = request;
    return section === "soon" ? nearDay(startDate, endDate, today) : sections[section];
  };
  const part = partOf(requests[index]);
  return part === partOf(requests[index - 1]) ? null : part;
}
