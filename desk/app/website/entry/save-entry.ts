import { useEffect } from "react";
import { fromContent } from "../../../server/website/entry-content.ts";
import type { EditableEntry, Refusal } from "../../../server/website/website-api.ts";
import { checkTimeout, hasCode, postJson } from "../../server-api/request-json.ts";
import { useCommand } from "../../server-api/use-command.ts";
import { answerOf } from "../refusal.ts";
import type { useTypedEntry } from "./typed-entry.ts";

/** In milliseconds, between the attempts to save while nothing answers. */
const retryInterval = 10_000;
const none: Refusal["problems"] = [];

/**
 * Returns what saves a form, again and again while there is no signal, and what the server has
 * refused. What somebody else has saved meanwhile is taken into the form.
 */
export function useSaveEntry(
  { file, key, copyTitle, body }: EditableEntry,
  { typed, takeIn }: ReturnType<typeof useTypedEntry>,
  onSaved: (sentence: string) => void,
) {
  const save = useCommand(async () => {
    const content = fromContent(typed.content, body !== null);
    const sent = { file, key, copyTitle, hash: typed.hash, ...content };
    onSaved(describeSaved(await postJson("website/entry", sent, checkTimeout)));
  });
  const submit = () =>
    save.mutate(undefined, {
      onError(error) {
        const { theirs } = answerOf(error);
        if (theirs) takeIn(theirs);
      },
    });
  const { theirs, problems = none } = answerOf(save.error);
  useEffect(() => {
    if (theirs) document.getElementById("conflicts")?.focus();
  }, [theirs]);
  const hadNoSignal = hasCode(save.error, "unreachable");
  useEffect(() => {
    if (!hadNoSignal) return;
    addEventListener("online", submit);
    // A phone that slept hears no event, and a server may be what does not answer.
    const timer = setInterval(submit, retryInterval);
    return () => {
      removeEventListener("online", submit);
      clearInterval(timer);
    };
  });
  return { save, submit, theirs, problems };
}

function describeSaved({ shownOn }: Pick<EditableEntry, "shownOn">): string {
  const pages = shownOn?.map(({ title }) => title).join(", ");
  if (pages) return `Saved. Not online yet. It is shown on: ${pages}.`;
  return shownOn
    ? "Saved. Not online yet. No page shows it: open it to choose one."
    : "Saved. Not online yet.";
}
