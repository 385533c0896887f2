import { Plus } from "lucide-react";
import { Link } from "wouter";
import type { DeskCounts } from "../../server/desk-answers.ts";
import { newRequestPath } from "../links.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { Empty, ErrorBox, Loaded } from "../ui/Loaded.tsx";
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
      <ScreenHeading title={words.titles.inbox}>
        <div className="contents sm:flex sm:gap-2">
          <Link href={newRequestPath} asChild>
            <LinkButton>
              <Plus size={18} strokeWidth={1.75} />
              {words.titles.newRequest}
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
        <p className="mb-4 text-sm text-moss">
          {list.isPlaceholderData
            ? "Searching … What is below is the list from before."
            : "Searched in all requests, notes and replies, also spam and the quarantine."}
        </p>
      )}
      {list.data?.cannotStore && (
        <ErrorBox
          text={`Nothing can be saved at this moment, because ${list.data.cannotStore}. Visitors who send the form are asked to call you. Ask whoever looks after the server to make room.`}
        />
      )}
      <div
        aria-busy={list.isPlaceholderData}
        className="[transition:opacity_.1s_.15s] aria-busy:opacity-40"
      >
        <Loaded query={list}>
          {(data) =>
            data.requests.length > 0 || data.next ? (
              <RequestList key={JSON.stringify(query)} list={{ ...list, data }} query={query} />
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
  if (isFiltered)
    return {
      title: "Nothing found",
      text: "No request in this list matches the search and the filters. Clear some of them, or look in All.",
    };
  if (isSearch)
    return {
      title: "Nothing found",
      text: "No request, note or reply has these words. Try fewer of them, or a part of one.",
    };
  if (view === "open")
    return {
      title: "Everyone has an answer",
      text: "A new request appears here by itself, with the time left to answer it.",
    };
  return view === "all"
    ? {
        title: "No requests yet",
        text: "When somebody sends the form on your site, the request appears here by itself.",
      }
    : {
        title: "Nobody to follow up",
        text: "A quote without an answer for five days appears here, until its rental is over.",
      };
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
    open: "Unanswered",
    "follow-up": "Follow up",
    all: "All",
  };
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Which requests</legend>
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
