import type { DeskCounts, RequestPage } from "../../server/desk/desk-api.ts";
import type { ListQuery } from "../server-api/request-list.ts";
import { Button } from "../ui/Button.tsx";
import { Empty, Loaded, Problem } from "../ui/Loaded.tsx";
import { ScreenHeading } from "../ui/ScreenHeading.tsx";
import { useShownList } from "../unsent-actions/use-shown-list.ts";
import { language, words } from "../words.ts";
import { InboxFilters } from "./InboxFilters.tsx";
import { RequestList } from "./RequestList.tsx";
import { useListQuery } from "./use-list-query.ts";

/** The requests that wait for an answer, or all of them. */
export function InboxScreen() {
  const { query, filters, isAll, change, clear } = useListQuery();
  const list = useShownList(query);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <ScreenHeading title={words.inbox.title}>
        <Views isAll={isAll} counts={list.data?.counts} onChange={(show) => change({ show })} />
      </ScreenHeading>
      <InboxFilters filters={filters} isAll={isAll} onChange={change} onClear={clear} />
      {list.data?.cannotStore && <Problem text={words.inbox.cannotStore(list.data.cannotStore)} />}
      <div aria-busy={list.isPlaceholderData}>
        <Loaded query={list}>
          {(data) => (
            <ShownRequests list={data} query={query} isFiltered={isFiltered} isAll={isAll} />
          )}
        </Loaded>
      </div>
    </>
  );
}

type ShownProps = { list: RequestPage; query: ListQuery; isFiltered: boolean; isAll: boolean };

function ShownRequests({ list, query, isFiltered, isAll }: ShownProps) {
  if (list.requests.length > 0 || list.next) {
    const name = JSON.stringify(query);
    return <RequestList key={name} list={list} query={query} />;
  }
  if (isFiltered) return <Empty {...words.inbox.nothingFound} />;
  return <Empty {...(isAll ? words.inbox.noneYet : words.inbox.allAnswered)} />;
}

type ViewsProps = {
  isAll: boolean;
  counts: DeskCounts | undefined;
  onChange: (show: string) => void;
};

function Views({ isAll, counts, onChange }: ViewsProps) {
  const open = counts
    ? `${words.inbox.unanswered} (${counts.open.toLocaleString(language)})`
    : words.inbox.unanswered;
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">{words.inbox.views}</legend>
      <Button look={isAll ? "plain" : "main"} aria-pressed={!isAll} onClick={() => onChange("")}>
        {open}
      </Button>
      <Button look={isAll ? "main" : "plain"} aria-pressed={isAll} onClick={() => onChange("all")}>
        {words.inbox.all}
      </Button>
    </fieldset>
  );
}
