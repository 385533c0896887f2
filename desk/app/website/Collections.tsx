import { Plus } from "lucide-react";
import { useLocation } from "wouter";
import { slugOf } from "../../../content-files/slug.ts";
import type { WebsiteList } from "../../server/website/website-api.ts";
import { Button, lookOf } from "../ui/Button.tsx";
import { Select, submitTo, TextInput } from "../ui/controls.tsx";
import { Section } from "../ui/Section.tsx";
import { draftName, useFieldsDraft } from "../unsent-actions/unsent.ts";
import { words } from "../words.ts";
import { EntryLink } from "./EntryLink.tsx";
import { FoldMark } from "./FoldMark.tsx";
import { Thumbnail } from "./form/Thumbnail.tsx";
import { entryPath } from "./links.ts";
import { PhotoInput, photoAddress } from "./photographs/PhotoEditor.tsx";

type Collection = WebsiteList["collections"][number];
type ListedEntry = Collection["entries"][number];

/** All that can be changed, by kinds. */
export const Collections = ({ collections }: Pick<WebsiteList, "collections">) => (
  <Section heading="Everything you can change">
    {collections.map(({ name, title, entries, canAdd, startsEmpty }) => (
      <div key={name} className="border-b border-hairline">
        {entries[0] && !canAdd && entries.length === 1 ? (
          <EntryItem entry={{ ...entries[0], title }} />
        ) : (
          // One is open at a time.
          <details name="website-collections">
            <summary className="flex min-h-11 items-center justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{title}</span>
              <span className="ml-auto text-sm text-moss tabular-nums">{entries.length}</span>
              <FoldMark />
            </summary>
            {canAdd && (
              <details className="mb-2">
                <summary className={lookOf("plain")}>
                  <Plus size={18} strokeWidth={1.75} />
                  {words.website.add}
                </summary>
                <div className="mt-3">
                  <AddEntry collection={name} entries={entries} isEmpty={startsEmpty} />
                </div>
              </details>
            )}
            <ul className="border-l-2 border-brass pl-3">
              {entries.map((entry) => (
                <li key={entryPath(entry)}>
                  <EntryItem entry={entry} isPhoto={name === "photos"} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    ))}
  </Section>
);

const EntryItem = ({ entry, isPhoto = false }: { entry: ListedEntry; isPhoto?: boolean }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3">
    <EntryLink address={entry}>
      {isPhoto && (
        <Thumbnail src={photoAddress(entry.key ?? "")} className="my-1 mr-3 w-20 shrink-0" />
      )}
      <span className={isPhoto ? "line-clamp-2" : ""}>{entry.title}</span>
    </EntryLink>
    {entry.text && (
      <span className="line-clamp-2 min-w-0 text-sm wrap-anywhere text-moss">{entry.text}</span>
    )}
    {entry.isChanged && <span className="text-xs text-brass-deep">Not online yet</span>}
  </div>
);

type AddEntryProps = { collection: string; entries: readonly ListedEntry[]; isEmpty: boolean };

/**
 * Adds an entry: a photograph is saved at once; anything else opens as a form, empty or filled in
 * from another entry, and is saved there.
 */
function AddEntry({ collection, entries, isEmpty }: AddEntryProps) {
  const given = { title: "", copy: "0" };
  const { values, change, drop } = useFieldsDraft(draftName("new-entry", collection), given);
  const [, navigate] = useLocation();
  const isPhoto = collection === "photos";
  const open = (address: Parameters<typeof entryPath>[0]) => {
    drop();
    navigate(entryPath(address));
  };
  const submit = () => {
    const copied = entries[Number(values.copy)];
    const copyTitle = values.title.trim();
    if (copied && copyTitle && !isPhoto) open({ ...copied, copyTitle });
  };
  return (
    <form onSubmit={submitTo(submit)} className="grid grid-cols-1 gap-3 pb-3">
      <TextInput
        label="Name of the new one"
        required
        maxLength={60}
        value={values.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      {!isEmpty && !isPhoto && (
        <Select
          label="Begins as a copy of"
          value={values.copy}
          onChange={({ target }) => change({ copy: target.value })}
          options={entries.map(({ title }, at) => ({ value: String(at), label: title }))}
        />
      )}
      {isPhoto ? (
        <PhotoInput
          label="Choose the photograph"
          to={{ id: slugOf(values.title), isNew: "yes" }}
          onSent={open}
        />
      ) : (
        <Button type="submit" className="justify-self-start">
          {words.website.add}
        </Button>
      )}
    </form>
  );
}
