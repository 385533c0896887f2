import { Plus } from "lucide-react";
import { Link } from "wouter";
import type { DeskCounts } from "../../server/desk-answers.ts";
import { newRequestPath } from "../request/links.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { Empty, Loaded, Problem } from "../ui/Loaded.tsx";
import { ScreenHeading } from "../ui/ScreenHeading.tsx";
import { useShownList } from "../unsent-actions/use-shown-list.ts";
import { language, words } from "../words.ts";
import { InboxFilters } from "./InboxFilters.tsx";
import { RequestList } from "./RequestList.tsx";
import { useListQuery, type View, views } from "./use-list-query.ts";

/** The requests that wait for an answer, those to follow up, all of them, or what is searched. */
export function InboxScreen() {
  const { query, filters, view, isSearch, change, clear } = useListQuery();
  const list = useShownList(query);
  const isFiltered = Object.keys(filters).some((name) => name !== "text");
  return (
    <>
      <ScreenHeading title={words.inbox.title}>
        <div className="contents sm:flex sm:gap-2">
          <Link href={newRequestPath} asChild>
            <LinkButton>
              <Plus size={18} strokeWidth={1.75} />
              {words.newRequest.title}
            </LinkButton>
          </Link>
          <Views
            view={isSearch ? null : view}
            counts={list.data?.counts}
            onChange={(show) => change({ show: show === "open" ? "" : show, text: "", status: "" })}
          />
        </div>
      </ScreenHeading>
      <InboxFilters
        filters={filters}
        hasAnyStatus={isSearch || view === "all"}
        onChange={change}
        onClear={clear}
      />
      {isSearch && !isFiltered && !list.error && (
        <p className="mb-4 text-sm text-moss">{words.inbox.searched}</p>
      )}
      {list.data?.cannotStore && <Problem text={words.inbox.cannotStore(list.data.cannotStore)} />}
      <div aria-busy={list.isPlaceholderData}>
        <Loaded query={list}>
          {(data) =>
            data.requests.length > 0 || data.next ? (
              <RequestList key={JSON.stringify(query)} list={data} query={query} />
            ) : (
              <Empty {...nothingIn(view, isSearch, isFiltered)} />
            )
          }
        </Loaded>
      </div>
    </>
  );
}

function nothingIn(view: View, isSearch: boolean, isFiltered: boolean) {
  if (isFiltered) return words.inbox.nothingFound;
  if (isSearch) return words.inbox.notFound;
  const { allAnswered, noFollowUps, noneYet } = words.inbox;
  return { open: allAnswered, "follow-up": noFollowUps, all: noneYet }[view];
}

type ViewsProps = {
  /** None while something is searched. */
  view: View | null;
  counts: DeskCounts | undefined;
  onChange: (view: View) => void;
};

function Views({ view, counts, onChange }: ViewsProps) {
  const counted = { open: counts?.open, "follow-up": counts?.followUps, all: undefined };
  const names = {
    open: words.inbox.unanswered,
    "follow-up": words.inbox.followUp,
    all: words.inbox.all,
  };
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{words.inbox.views}</legend>
      {views.map((each) => (
        <Button
          key={each}
          look={each === view ? "main" : "plain"}
          aria-pressed={each === view}
          onClick={() => onChange(each)}
        >
          {names[each]}
          {counted[each] !== undefined && ` (${counted[each].toLocaleString(language)})`}
        </Button>
      ))}
    </fieldset>
  );
}
