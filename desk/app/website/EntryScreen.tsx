import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import type { Conflict, Entry, FieldSchema, Refusal } from "../../server/website/website-api.ts";
import { entryQuery } from "../server-api/queries.ts";
import { ApiError, hasCode, postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { submitTo } from "../ui/controls.tsx";
import { Loaded, Problem } from "../ui/Loaded.tsx";
import { BackTo, ScreenHeading } from "../ui/ScreenHeading.tsx";
import { words } from "../words.ts";
import { Conflicts } from "./Conflicts.tsx";
import { checkTimeout } from "./check-timeout.ts";
import { fromContent, labelOfPath } from "./form/field-values.ts";
import { FormContext, focusField } from "./form/form-context.ts";
import { ObjectFields } from "./form/SchemaField.tsx";
import { fromQuery, toQuery, websitePath } from "./links.ts";
import { PhotoEditor } from "./PhotoEditor.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { searched } from "./SearchTexts.tsx";
import { ShownOn } from "./ShownOn.tsx";
import { said } from "./said.ts";
import { useTypedEntry } from "./typed-entry.ts";

/** In milliseconds, between the attempts to save while there is no signal. */
const retryInterval = 10_000;

/** The form of an entry, named by the address. */
export default function EntryScreen() {
  const [search] = useSearchParams();
  const name = toQuery(fromQuery(search));
  const query = useQuery(entryQuery(name));
  const path = search.get("path");
  const isUnread = !query.data && hasCode(query.error, "unreachable");
  return (
    <>
      <BackTo href={websitePath} title={words.titles.website} />
      {isUnread ? (
        <Problem
          text="This was not opened on this phone before; it needs a signal."
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loaded query={query}>
          {(entry) => <EntryForm key={`${name} ${path}`} {...{ entry, path }} />}
        </Loaded>
      )}
    </>
  );
}

const dropTyped = "Drop it";
const removeEntry = "Remove";
const saySaved = ({ shownOn }: Pick<Entry, "shownOn">) => {
  const pages = shownOn?.map(({ title }) => title).join(", ");
  if (pages) return `Saved. Not online yet. It is shown on: ${pages}.`;
  return shownOn
    ? "Saved. Not online yet. No page shows it: open it to choose one."
    : "Saved. Not online yet.";
};

function EntryForm({ entry, path }: { entry: Entry; path: string | null }) {
  const { typed, isTyped, change, drop, takeIn } = useTypedEntry(entry);
  const [wasTyped] = useState(isTyped);
  const refusal = useRef<HTMLDivElement>(null);
  const [, navigate] = useLocation();
  const { file, key, copyTitle } = entry;
  const isPhoto = entry.collection === "photos";
  const schema = withBody(entry);
  const leave = (sentence: string) => {
    drop();
    searched.set("");
    said.set(sentence);
    navigate(websitePath);
  };
  const save = useCommand(async () => {
    const content = fromContent(typed.content, entry.body !== null);
    const sent = { file, key, copyTitle, hash: typed.hash, ...content };
    leave(saySaved(await postJson("website/entry", sent, checkTimeout)));
  });
  const remove = useCommand(async () => {
    await postJson("website/remove", { file, key, hash: entry.hash }, checkTimeout);
    leave("Removed. Online until you publish.");
  });
  const { theirs, problems = none } = answerOf(save.error);
  const isWaiting = hasCode(save.error, "unreachable");
  const submit = () =>
    save.mutate(undefined, {
      onError(error) {
        const { theirs } = answerOf(error);
        if (theirs) takeIn(theirs);
      },
    });
  // What is wrong takes the focus, once it is drawn: the Save button is at the end of the form.
  useEffect(() => {
    const first = problems.find((each) => each.path);
    if (first?.path) focusField(first.path);
    else if (theirs) document.getElementById("conflicts")?.focus();
    else if (save.error && !isWaiting) refusal.current?.focus();
  }, [problems, theirs, save.error, isWaiting]);
  useEffect(() => {
    if (path) focusField(path.split("/"));
  }, [path]);
  useEffect(() => {
    if (!isWaiting) return;
    addEventListener("online", submit);
    const timer = setInterval(submit, retryInterval);
    return () => {
      removeEventListener("online", submit);
      clearInterval(timer);
    };
  });
  return (
    <>
      <ScreenHeading title={entry.title} />
      {copyTitle === null && <ShownOn entry={entry} />}
      {copyTitle !== null && <p className="mb-5 bg-linen px-4 py-2">New. Nothing is saved yet.</p>}
      {wasTyped && isTyped && (
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
            onConfirm={drop}
          />
        </div>
      )}
      <div ref={refusal} tabIndex={-1} className="scroll-mt-4 outline-none">
        {problems.length > 0 ? (
          <ProblemList
            heading="This is not saved. Please correct:"
            problems={problems}
            labelOf={({ path = [] }) => labelOfPath(schema, path)}
            onGoTo={focusField}
          />
        ) : (
          save.error &&
          !theirs && (
            <Problem
              text={
                isWaiting
                  ? "There is no signal. What you typed is kept on this phone and is not sent yet. It is saved as soon as there is a signal and this page is open."
                  : save.error.message
              }
            />
          )
        )}
      </div>
      {(theirs || typed.conflicts.length > 0) && (
        <Conflicts schema={schema} typed={typed} onChange={change} />
      )}
      <FormContext value={{ choices: entry.choices, placeholders: entry.placeholders, problems }}>
        {isPhoto && (
          <PhotoEditor
            entry={entry}
            content={typed.content}
            onChange={(content) => change({ content })}
          />
        )}
        <form
          noValidate
          onSubmit={submitTo(submit)}
          className="grid max-w-[44rem] grid-cols-1 gap-5 [&_:is(input,textarea,select,button,summary,fieldset)]:scroll-mb-24"
        >
          <ObjectFields
            schema={schema}
            value={typed.content}
            path={[]}
            isRequired
            onChange={(content) => change({ content })}
          />
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
      {entry.canRemove && (
        <div className="mt-8 max-w-[44rem] border-t border-hairline pt-5">
          {remove.error && <Problem text={remove.error.message} />}
          <ConfirmButton
            label={removeEntry}
            question={`Remove ${entry.title}?`}
            text="It leaves the website when you publish. Until then you can undo it."
            confirm={removeEntry}
            disabled={remove.isPending}
            onConfirm={() => remove.mutate(undefined)}
          />
        </div>
      )}
    </>
  );
}

/** Returns the schema of an entry's fields, with its Markdown as the last. */
const withBody = ({ schema, body }: Entry): FieldSchema =>
  body === null
    ? schema
    : {
        ...schema,
        properties: { ...schema.properties, body: { type: "string", title: "Text" } },
        required: [...(schema.required ?? []), "body"],
      };

const none: Refusal["problems"] = [];

/** Returns what a refusal says of the fields, and what somebody else has saved meanwhile. */
function answerOf(error: unknown): Partial<Pick<Conflict, "theirs"> & Pick<Refusal, "problems">> {
  const answer: object | undefined = error instanceof ApiError ? error.answer : undefined;
  return answer ?? {};
}
