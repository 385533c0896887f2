import { useState } from "react";
import { useLocation } from "wouter";
import type { EntryAddress, NewEntry, Website } from "../../server/website/website-api.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { Button } from "../ui/Button.tsx";
import { Select, submitTo, TextInput } from "../ui/controls.tsx";
import { Problem } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";
import { EntryLink } from "./EntryLink.tsx";
import { Thumbnail } from "./form/Thumbnail.tsx";
import { entryPath } from "./links.ts";
import { PhotoInput, photoAddress, sendPhoto } from "./PhotoEditor.tsx";

type Collection = Website["collections"][number];

/** All that can be changed, by kinds. */
export const Collections = ({ collections }: Pick<Website, "collections">) => (
  <Section heading={words.website.all}>
    {collections.map((collection) => {
      const { name, title, entries, canAdd } = collection;
      const [only] = entries;
      return (
        <div key={name} className="border-b border-hairline">
          {only && !canAdd && entries.length === 1 ? (
            <EntryItem entry={{ ...only, title }} />
          ) : (
            <details className="group">
              <summary className="flex min-h-11 items-center justify-between gap-3">
                <span className="underline decoration-brass underline-offset-4">{title}</span>
                <span className="text-sm text-moss tabular-nums">{entries.length}</span>
              </summary>
              <ul className="border-l-2 border-brass pl-3">
                {entries.map((entry) => (
                  <li key={entryPath(entry)}>
                    <EntryItem entry={entry} isPhoto={name === "photos"} />
                  </li>
                ))}
              </ul>
              {canAdd && <AddEntry collection={collection} />}
            </details>
          )}
        </div>
      );
    })}
  </Section>
);

type ItemProps = { entry: Collection["entries"][number]; isPhoto?: boolean };

const EntryItem = ({ entry, isPhoto = false }: ItemProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3">
    <EntryLink address={entry}>
      {isPhoto && (
        <Thumbnail src={photoAddress(entry.key ?? "")} className="my-1 mr-3 w-20 shrink-0" />
      )}
      <span className={isPhoto ? "line-clamp-2" : ""}>{entry.title}</span>
    </EntryLink>
    {entry.isChanged && <span className="text-xs text-brass-deep">{words.website.changed}</span>}
  </div>
);

/** A new entry: its name, and the one that it begins as a copy of; a photograph begins as itself. */
function AddEntry({ collection: { name, entries } }: { collection: Collection }) {
  const [, navigate] = useLocation();
  const [title, setTitle] = useState("");
  const open = (address: EntryAddress) => navigate(entryPath(address));
  const add = useCommand(async (copyOf: EntryAddress) => {
    const entry: NewEntry = { collection: name, title, copyOf };
    open(await postJson<EntryAddress>("website/new", entry));
  });
  const send = useCommand(async (file: File) => open(await sendPhoto(toId(title), file)));
  const error = add.error ?? send.error;
  const isPhoto = name === "photos";
  return (
    <details className="my-2">
      <summary className="inline-flex min-h-11 items-center text-sm font-semibold underline decoration-brass underline-offset-4">
        {words.website.add}
      </summary>
      <form
        onSubmit={submitTo((fields) => {
          const copied = entries[Number(fields.get("copy"))];
          if (copied && !isPhoto) add.mutate({ file: copied.file, key: copied.key });
        })}
        className="grid grid-cols-1 gap-3 pb-3"
      >
        {error && <Problem text={error.message} />}
        <TextInput
          label={words.website.newTitle}
          required
          maxLength={60}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        {isPhoto ? (
          <PhotoInput
            label={send.isPending ? words.website.sendingPhoto : words.website.choosePhoto}
            isOff={!toId(title) || send.isPending}
            onChoose={(file) => send.mutate(file)}
          />
        ) : (
          <>
            <Select
              label={words.website.copyOf}
              name="copy"
              options={entries.map((entry, at) => ({ value: String(at), label: entry.title }))}
            />
            <Button type="submit" className="justify-self-start" disabled={add.isPending}>
              {words.website.add}
            </Button>
          </>
        )}
      </form>
    </details>
  );
}

/** Returns the name of a photograph's file for its title. */
const toId = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
