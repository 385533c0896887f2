import type { Change, OldFigure, WebsiteList } from "../../../server/website/website-api.ts";
import { isBuilding } from "../../server-api/queries.ts";
import { postJson } from "../../server-api/request-json.ts";
import { useCommand } from "../../server-api/use-command.ts";
import { useSignal } from "../../server-api/use-signal.ts";
import { useMoments } from "../../time/use-moments.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorBox } from "../../ui/Loaded.tsx";
import { Section } from "../../ui/Section.tsx";
import { useStore } from "../../ui/store.ts";
import { count, words } from "../../words.ts";
import { CommandButton } from "../CommandButton.tsx";
import { EntryLink } from "../EntryLink.tsx";
import { changeEntry } from "../entry/change-entry.ts";
import { replaceAt } from "../form/field-values.ts";
import { lastChange } from "../last-change.ts";
import { entryPath } from "../links.ts";
import { BuildProgress, showBuild } from "./BuildProgress.tsx";

/** What is saved and not online yet, and the buttons that show it and put it online. */
export function Publishing({ website }: { website: WebsiteList }) {
  const { changes } = website;
  const run = useCommand(async (what: "preview" | "publish") => {
    lastChange.set("");
    await postJson(`website/${what}`);
    showBuild();
  });
  const hasSignal = useSignal();
  const isOff = run.isPending || isBuilding(website) || !hasSignal;
  return (
    <Section
      heading={changes.length > 0 ? "Saved, not online yet" : "All that you saved is online"}
    >
      <p role="status" className="mb-3 font-semibold empty:hidden">
        {useStore(lastChange)}
      </p>
      {run.error && <ErrorBox text={run.error.message} />}
      <BuildProgress website={website} />
      {changes.length > 0 && (
        <div className="mb-5 flex flex-wrap gap-2">
          <Button disabled={isOff} onClick={() => run.mutate("preview")}>
            Preview
          </Button>
          <Button look="main" disabled={isOff} onClick={() => run.mutate("publish")}>
            Publish
          </Button>
        </div>
      )}
      {changes.length > 0 && !hasSignal && (
        <p className="mb-5">There is no signal. Preview and Publish need one.</p>
      )}
      {website.oldFigures.map((old) => (
        <StillStanding key={old.figure} old={old} />
      ))}
      {website.oldFigures.length > 0 && (
        <CommandButton
          label="Leave them"
          look="plain"
          className="mb-5"
          question="Leave the old figures where they stand?"
          text="They mean something else there, and the desk does not name them again."
          run={() => postJson("website/leave-figures")}
        />
      )}
      <ul className="grid gap-3">
        {changes.map((change) => (
          <ChangeItem key={`${change.file} ${change.key}`} change={change} all={changes} />
        ))}
      </ul>
    </Section>
  );
}

/** Where a figure stands that a change replaced. */
const StillStanding = ({ old: { figure, now, places } }: { old: OldFigure }) => (
  <div className="mb-5 bg-linen px-4 py-3 text-sm">
    <p className="font-semibold">
      “{figure}” still stands in {count(places.length, "place")}. It is {now} now.
    </p>
    <ul>
      {places.map((place) => (
        <li key={entryPath(place, place.path)} className="mt-1">
          <EntryLink address={place} path={place.path}>
            {place.title}: {place.field}
          </EntryLink>
          <span className="block wrap-anywhere text-moss">{place.excerpt}</span>
        </li>
      ))}
    </ul>
  </div>
);

const sayDiscardMeans = (others: readonly string[]) =>
  others.length > 0
    ? `It is again as it is online. This undoes what is saved here as well: ${others.join(", ")}.`
    : "It is again as it is online.";

/**
 * What was saved of an entry, with a way back, and with one for each field where several changed.
 */
function ChangeItem({ change, all }: { change: Change; all: readonly Change[] }) {
  const { changedFiles: files, title, fields, by, at } = change;
  const inShort = useMoments();
  const others = all.filter(
    (each) => each !== change && each.changedFiles.some((file) => files.includes(file)),
  );
  return (
    <li className="border-b border-hairline pb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <EntryLink address={change}>{title}</EntryLink>
        <CommandButton
          label={fields.length > 1 ? "Undo all" : words.undo}
          about={title}
          look="plain"
          question={`Undo what you saved of ${title}?`}
          text={sayDiscardMeans(others.map((each) => each.title))}
          run={async () => {
            await postJson("website/discard", { files });
            lastChange.set(words.undone);
          }}
        />
      </div>
      {fields.map(({ field, before, words: told }) => (
        <div key={told.join()} className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
          <p className="min-w-0 flex-1 basis-48 text-sm wrap-anywhere whitespace-pre-line">
            {told.join("\n")}
          </p>
          {field !== null && fields.length > 1 && (
            <CommandButton
              label={words.undo}
              about={told.join("; ")}
              look="plain"
              question={`Undo this alone of ${title}?`}
              text={told.join("; ")}
              run={async () => {
                await changeEntry(change, (content) => replaceAt(content, [field], before));
                lastChange.set(words.undone);
              }}
            />
          )}
        </div>
      ))}
      <p className="text-xs text-moss">
        {by}, {inShort(at)}
      </p>
    </li>
  );
}
