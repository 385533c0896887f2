import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import type { EditableEntry, FieldSchema } from "../../../server/website/website-api.ts";
import { checkTimeout, postJson } from "../../server-api/request-json.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmButton } from "../../ui/ConfirmButton.tsx";
import { submitTo } from "../../ui/controls.tsx";
import { ScreenHeading } from "../../ui/ScreenHeading.tsx";
import { words } from "../../words.ts";
import { CommandButton } from "../CommandButton.tsx";
import { FormContext, focusField } from "../form/form-context.ts";
import { ObjectFields } from "../form/SchemaField.tsx";
import { lastChange } from "../last-change.ts";
import { websitePath } from "../links.ts";
import { PhotoEditor } from "../photographs/PhotoEditor.tsx";
import { searched } from "../SearchTexts.tsx";
import { Conflicts } from "./Conflicts.tsx";
import { Refused } from "./Refused.tsx";
import { ShownOn } from "./ShownOn.tsx";
import { useSaveEntry } from "./save-entry.ts";
import { useTypedEntry } from "./typed-entry.ts";

type Props = { entry: EditableEntry; path: string | null };

/** The form of an entry, with the focus on the field at `path`. */
export function EntryForm({ entry, path }: Props) {
  const typing = useTypedEntry(entry);
  const { typed, isTyped, change, drop } = typing;
  const [wasTyped] = useState(isTyped);
  const [, navigate] = useLocation();
  const leave = (sentence: string) => {
    drop();
    searched.set("");
    lastChange.set(sentence);
    navigate(websitePath);
  };
  const { save, submit, theirs, problems } = useSaveEntry(entry, typing, leave);
  useEffect(() => {
    if (path) focusField(path.split("/"));
  }, [path]);
  const schema = withBody(entry);
  const { copyTitle, choices, placeholders } = entry;
  const fields = { value: typed.content, onChange: (content: unknown) => change({ content }) };
  return (
    <>
      <ScreenHeading title={entry.title} />
      {copyTitle === null && <ShownOn entry={entry} />}
      {copyTitle !== null && <p className="mb-5 bg-linen px-4 py-2">New. Nothing is saved yet.</p>}
      {wasTyped && isTyped && <TypedBefore onDrop={drop} />}
      <Refused {...{ schema, problems }} error={theirs ? null : save.error} />
      {(theirs || typed.conflicts.length > 0) && (
        <Conflicts schema={schema} typed={typed} onChange={change} />
      )}
      <FormContext value={{ choices, placeholders, problems }}>
        {entry.collection === "photos" && <PhotoEditor entry={entry} {...fields} />}
        <form
          noValidate
          onSubmit={submitTo(submit)}
          className="grid max-w-[44rem] grid-cols-1 gap-5 [&_:is(input,textarea,select,button,summary,fieldset)]:scroll-mb-24"
        >
          <ObjectFields schema={schema} path={[]} isRequired {...fields} />
          <div className="sticky bottom-(--bar-height) z-20 -mx-4 border-t border-hairline bg-ivory px-4 py-2 low:static">
            <Button
              type="submit"
              look="main"
              className="w-full sm:w-auto sm:min-w-40"
              disabled={save.isPending}
            >
              {save.isPending ? "Saving …" : words.save}
            </Button>
          </div>
        </form>
      </FormContext>
      {entry.canRemove && <RemoveEntry entry={entry} onRemoved={leave} />}
    </>
  );
}

const dropTyped = "Drop it";

/** Says that the form has what was typed before, and takes it away. */
const TypedBefore = ({ onDrop }: { onDrop: () => void }) => (
  <div className="mb-5 flex flex-wrap items-center gap-3 bg-linen px-4 py-2 text-sm">
    <p className="min-w-0 flex-1 basis-48">
      This is what you typed here before. It is not saved yet.
    </p>
    <ConfirmButton
      label={dropTyped}
      look="plain"
      question="Drop what you typed?"
      text="The form has again what is saved. This cannot be taken back."
      confirm={dropTyped}
      onConfirm={onDrop}
    />
  </div>
);

type RemoveProps = { entry: EditableEntry; onRemoved: (sentence: string) => void };

const RemoveEntry = ({ entry: { file, key, hash, title }, onRemoved }: RemoveProps) => (
  <div className="mt-8 max-w-[44rem] border-t border-hairline pt-5">
    <CommandButton
      label="Remove"
      question={`Remove ${title}?`}
      text="It leaves the website when you publish. Until then you can undo it."
      run={async () => {
        await postJson("website/remove", { file, key, hash }, checkTimeout);
        onRemoved("Removed. Online until you publish.");
      }}
    />
  </div>
);

/** Returns the schema of an entry's fields, with its Markdown as the last. */
const withBody = ({ schema, body }: EditableEntry): FieldSchema =>
  body === null
    ? schema
    : {
        ...schema,
        properties: { ...schema.properties, body: { type: "string", title: "Text" } },
        required: [...(schema.required ?? []), "body"],
      };
