import { Fragment, useState } from "react";
import type { EditableEntry, Place } from "../../../server/website/website-api.ts";
import { useCommand } from "../../server-api/use-command.ts";
import { Button } from "../../ui/Button.tsx";
import { Select, submitTo } from "../../ui/controls.tsx";
import { ErrorBox } from "../../ui/Loaded.tsx";
import { EntryLink } from "../EntryLink.tsx";
import { FoldMark } from "../FoldMark.tsx";
import { readAt, replaceAt } from "../form/field-values.ts";
import { entryPath } from "../links.ts";
import { changeEntry } from "./change-entry.ts";

const sayShownOn = (entry: EditableEntry) => {
  if (entry.shownOn?.length) return "Shown on: ";
  return entry.places.length > 0
    ? "No page shows it yet."
    : "No page shows it. Open the page that should, such as Home page, and choose it there.";
};

/** The pages that show an entry, and the way to have another one show it. */
export function ShownOn({ entry }: { entry: EditableEntry }) {
  const [startsOpen] = useState(entry.shownOn?.length === 0);
  if (!entry.shownOn) return null;
  return (
    <div className="mb-5 max-w-[44rem]">
      <p className="text-sm text-moss">
        {sayShownOn(entry)}
        {entry.shownOn.map((page, at) => (
          <Fragment key={entryPath(page)}>
            {at > 0 && " · "}
            <EntryLink address={page}>{page.title}</EntryLink>
          </Fragment>
        ))}
      </p>
      {entry.places.length > 0 && (
        <details open={startsOpen}>
          <summary className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold">
            Show it on another page
            <FoldMark />
          </summary>
          <PlaceForm entry={entry} />
        </details>
      )}
    </div>
  );
}

const namedBy = ({ file, key, path }: Place) => [file, key, ...path].join(" ");

/** Puts an entry at the end of a list, or in the place of another where the list is full. */
function PlaceForm({ entry }: { entry: EditableEntry }) {
  const { key, places, choices, collection } = entry;
  const [page, setPage] = useState("");
  const [instead, setInstead] = useState("");
  const place = places.find((each) => namedBy(each) === page) ?? (places[0] as Place);
  const titleOf = (id: string) => choices[collection]?.find((each) => each.id === id)?.title ?? id;
  const show = useCommand(() =>
    changeEntry(place, (content) => {
      const shown = readAt(content, place.path) as readonly string[];
      const at = place.isFull ? Math.max(shown.indexOf(instead), 0) : shown.length;
      return replaceAt(content, place.path, shown.toSpliced(at, 1, String(key)));
    }),
  );
  return (
    <form
      onSubmit={submitTo(() => show.mutate())}
      className="grid grid-cols-1 gap-3 border-l-2 border-brass pl-3"
    >
      <Select
        label="Page"
        value={namedBy(place)}
        onChange={({ target }) => setPage(target.value)}
        options={places.map((each) => ({ value: namedBy(each), label: each.title }))}
      />
      {place.isFull && (
        <Select
          label="In the place of"
          value={place.shown.includes(instead) ? instead : place.shown[0]}
          onChange={({ target }) => setInstead(target.value)}
          options={place.shown.map((id) => ({ value: id, label: titleOf(id) }))}
        />
      )}
      {show.error && <ErrorBox text={show.error.message} />}
      <Button type="submit" className="justify-self-start" disabled={show.isPending}>
        {show.isPending ? "Saving …" : "Show it there"}
      </Button>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {show.isSuccess && "Saved. Not online yet."}
      </p>
    </form>
  );
}
