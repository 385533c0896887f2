import { Fragment, useState } from "react";
import type { EditableEntry } from "../../../server/website/website-api.ts";
import { EntryLink } from "../EntryLink.tsx";
import { FoldMark } from "../FoldMark.tsx";
import { entryPath } from "../links.ts";

const describeShownOn = (entry: EditableEntry) => {
  if (entry.shownOn?.length) return "Shown on: ";
  return entry.places.length > 0
    ? "No page shows it yet."
    : "No page shows it. Open the page that should, such as Home page, and choose it there.";
};

/** The pages that show an entry, and the ways to the lists in which it may be chosen as well. */
export function ShownOn({ entry }: { entry: EditableEntry }) {
  const [startsOpen] = useState(entry.shownOn?.length === 0);
  if (!entry.shownOn) return null;
  return (
    <div className="mb-5 max-w-[44rem]">
      <p className="text-sm text-moss">
        {describeShownOn(entry)}
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
          <p className="text-sm text-moss">Open the page and choose it there.</p>
          <ul className="border-l-2 border-brass pl-3">
            {entry.places.map((place) => (
              <li key={entryPath(place, place.path)}>
                <EntryLink address={place} path={place.path}>
                  {place.title}
                </EntryLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
