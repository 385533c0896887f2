import { ListFilter, Search } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { eventTypes } from "../../../quote-request/choices.ts";
import { fieldLabels } from "../../server/agreement/agreed.ts";
import { useStart } from "../server-api/start-context.ts";
import { Button } from "../ui/Button.tsx";
import { Select, TextInput } from "../ui/controls.tsx";
import { words } from "../words.ts";
import { type Filters, filterNames } from "./use-list-query.ts";

/** In milliseconds, between the last letter typed and the question to the server. */
const typingPause = 250;

type Props = {
  filters: Filters;
  /** Whether the list has requests of any status. */
  hasAnyStatus: boolean;
  onChange: (changed: Filters) => void;
  onClear: () => void;
};

/** Search, always at hand, and filters behind a button. */
export function InboxFilters({ filters, hasAnyStatus, onChange, onClear }: Props) {
  const start = useStart();
  const chosen = filterNames.filter((name) => filters[name] && (hasAnyStatus || name !== "status"));
  const [isOpen, setIsOpen] = useState(chosen.length > 0);
  const panel = useId();
  const any = { value: "", label: "Any" };
  const statuses = Object.entries(words.statuses).map(([value, label]) => ({ value, label }));
  const places = start?.cities.map((value) => ({ value, label: value })) ?? [];
  const set = (name: keyof Filters) => ({
    value: filters[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <search className="mb-5 block">
      <div className="flex flex-wrap gap-2">
        <SearchField text={filters.text ?? ""} onChange={(text) => onChange({ text })} />
        <Button aria-expanded={isOpen} aria-controls={panel} onClick={() => setIsOpen(!isOpen)}>
          <ListFilter size={18} strokeWidth={1.75} />
          Filter
          {chosen.length > 0 && ` (${chosen.length})`}
        </Button>
      </div>
      <div
        id={panel}
        hidden={!isOpen}
        className="mt-3 grid gap-x-4 gap-y-3 bg-linen p-4 sm:grid-cols-2 lg:grid-cols-[repeat(5,1fr)]"
      >
        {hasAnyStatus && (
          <Select label={words.fields.status} options={[any, ...statuses]} {...set("status")} />
        )}
        <Select
          label={fieldLabels.eventType}
          options={[any, ...eventTypes]}
          {...set("eventType")}
        />
        <Select label={fieldLabels.location} options={[any, ...places]} {...set("place")} />
        <TextInput type="date" label="Rental from" {...set("from")} />
        <TextInput type="date" label="Rental until" {...set("to")} />
        <Button className="self-end" onClick={onClear}>
          Clear all
        </Button>
      </div>
    </search>
  );
}

type SearchProps = { text: string; onChange: (text: string) => void };

function SearchField({ text, onChange }: SearchProps) {
  const [typed, setTyped] = useState(text);
  // The address may change without typing, as when the filters are cleared.
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => onChange(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed, text, onChange]);
  return (
    <div className="relative min-w-0 flex-[1_1_8rem]">
      <Search
        size={18}
        strokeWidth={1.75}
        className="pointer-events-none absolute top-3.5 left-3 text-moss"
      />
      <input
        type="search"
        aria-label="Search everything"
        placeholder="Search"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-11 w-full rounded-sm border border-[#7c857f] bg-white py-2 pr-3 pl-10"
      />
    </div>
  );
}
