import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import type {
  Conflict,
  Entry,
  FieldSchema,
  Problem as Found,
  Refusal,
} from "../../server/website/website-api.ts";
import { entryQuery, websiteQuery } from "../server-api/queries.ts";
import { ApiError, hasCode, postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { announce } from "../shell/announcement.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { submitTo } from "../ui/controls.tsx";
import { Loaded, Problem } from "../ui/Loaded.tsx";
import { BackTo, ScreenHeading } from "../ui/ScreenHeading.tsx";
import { words } from "../words.ts";
import { Clashes } from "./Clashes.tsx";
import { fromContent, inWords } from "./form/field-values.ts";
import { FormContext, focusField } from "./form/form-context.ts";
import { ObjectFields } from "./form/SchemaField.tsx";
import { websitePath } from "./links.ts";
import { PhotoEditor } from "./PhotoEditor.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { useTypedEntry } from "./typed-entry.ts";

/** In milliseconds, between the attempts to save while there is no signal. */
const retryInterval = 10_000;

/** The form of an entry, named by the address. */
export default function EntryScreen() {
  const [search] = useSearchParams();
  const address = { file: search.get("file") ?? "", key: search.get("key") };
  const query = useQuery(entryQuery(address));
  const path = search.get("path");
  return (
    <>
      <BackTo href={websitePath} title={words.website.title} />
      <Loaded query={query}>
        {(entry) => <EntryForm key={`${entry.file} ${entry.key} ${path}`} {...{ entry, path }} />}
      </Loaded>
    </>
  );
}

function EntryForm({ entry, path }: { entry: Entry; path: string | null }) {
  const { typed, isTyped, change, drop, takeIn } = useTypedEntry(entry);
  const isPhoto = entry.collection === "photos";
  const [wasTyped] = useState(isTyped);
  const [, navigate] = useLocation();
  const { file, key } = entry;
  const leave = (said: string) => {
    drop();
    announce(said);
    navigate(websitePath);
  };
  const save = useCommand(async () => {
    const saved = fromContent(typed.content, entry.body !== null);
    await postJson("website/entry", { file, key, hash: typed.hash, ...saved });
    leave(words.website.saved);
  });
  const problems = useMemo(() => problemsOf(save.error), [save.error]);
  const isWaiting = hasCode(save.error, "unreachable");
  const isClash = theirsOf(save.error) !== undefined || typed.clashes.length > 0;
  // What of it can be shown at a field takes the focus, when the field is drawn with it.
  useEffect(() => {
    const first = problems.find((each) => each.path);
    if (first?.path) focusField(first.path);
  }, [problems]);
  useEffect(() => {
    if (path) focusField(path.split("/"));
  }, [path]);
  const submit = () => {
    if (typed.clashes.length > 0) return document.getElementById("clashes")?.focus();
    save.mutate(undefined, {
      onError: (error) => {
        const theirs = theirsOf(error);
        if (!theirs) return;
        takeIn(theirs);
        requestAnimationFrame(() => document.getElementById("clashes")?.focus());
      },
    });
  };
  useRetry(isWaiting, submit);
  const schema = withBody(entry);
  return (
    <>
      {/* A photograph's title is the sentence that it is described by. */}
      <ScreenHeading title={isPhoto ? inWords(key ?? "") : entry.title} />
      {wasTyped && isTyped && (
        <div className="mb-5 flex flex-wrap items-center gap-3 bg-linen px-4 py-2 text-sm">
          <p className="min-w-0 flex-1 basis-48">{words.website.typedBefore}</p>
          <Button onClick={drop}>{words.website.dropTyped}</Button>
        </div>
      )}
      {problems.length > 0 && (
        <ProblemList heading={words.website.notSaved} problems={problems} onGoTo={focusField} />
      )}
      {isWaiting && <Problem text={words.website.waits} />}
      {save.error && problems.length === 0 && !isWaiting && !isClash && (
        <Problem text={save.error.message} />
      )}
      {isClash && <Clashes schema={schema} typed={typed} onChange={change} />}
      <FormContext value={{ choices: entry.choices, problems }}>
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
              {save.isPending ? words.website.saving : words.save}
            </Button>
          </div>
        </form>
      </FormContext>
      <RemoveEntry entry={entry} onRemoved={() => leave(words.website.removedEntry)} />
    </>
  );
}

/** Returns the schema of an entry's fields, with its Markdown as the last. */
const withBody = ({ schema, body }: Entry): FieldSchema =>
  body === null
    ? schema
    : {
        ...schema,
        properties: { ...schema.properties, body: { type: "string", title: words.website.body } },
        required: [...(schema.required ?? []), "body"],
      };

const answerOf = (error: unknown) =>
  (error instanceof ApiError ? error.answer : undefined) as unknown;

/** Returns what somebody else has saved meanwhile, where a save was refused for it. */
const theirsOf = (error: unknown): Entry | undefined =>
  hasCode(error, "conflict") ? (answerOf(error) as Partial<Conflict>).theirs : undefined;

const problemsOf = (error: unknown): readonly Found[] =>
  hasCode(error, "invalid") ? ((answerOf(error) as Partial<Refusal>).problems ?? []) : [];

/** Tries again when there is a signal, and now and then. */
function useRetry(isWaiting: boolean, retry: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    addEventListener("online", retry);
    const timer = setInterval(retry, retryInterval);
    return () => {
      removeEventListener("online", retry);
      clearInterval(timer);
    };
  });
}

function RemoveEntry({ entry, onRemoved }: { entry: Entry; onRemoved: () => void }) {
  const { file, key, hash, title } = entry;
  const { data } = useQuery(websiteQuery);
  const remove = useCommand(async () => {
    await postJson("website/remove", { file, key, hash });
    onRemoved();
  });
  if (!data?.collections.find(({ name }) => name === entry.collection)?.canAdd) return null;
  return (
    <div className="mt-8 max-w-[44rem] border-t border-hairline pt-5">
      {remove.error && <Problem text={remove.error.message} />}
      <ConfirmButton
        label={words.website.removeEntry}
        question={words.website.removeQuestion(title)}
        text={words.website.removeMeans}
        confirm={words.website.removeEntry}
        disabled={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
      />
    </div>
  );
}
