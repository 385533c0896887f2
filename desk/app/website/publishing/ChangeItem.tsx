import type { Change } from "../../../server/website/website-api.ts";
import { checkTimeout, postJson } from "../../server-api/request-json.ts";
import { useMoments } from "../../time/use-moments.ts";
import { words } from "../../words.ts";
import { CommandButton } from "../CommandButton.tsx";
import { EntryLink } from "../EntryLink.tsx";
import { lastChange } from "../last-change.ts";

type Props = { change: Change; version?: string | null };

/**
 * What changed of an entry, by what is saved or by a published version, with the way back, and
 * where several fields are saved with one for each of them.
 */
export function ChangeItem({ change, version = null }: Props) {
  const { file, key, title, words: sentences, fields, saver } = change;
  const inShort = useMoments();
  const isSaved = version === null;
  const isOfSeveral = isSaved && sentences.length > 1;
  return (
    <li className="border-b border-hairline pb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <EntryLink address={{ file, key }}>{title}</EntryLink>
        <CommandButton
          label={isOfSeveral ? "Undo all" : isSaved ? words.undo : "Take back"}
          about={title}
          look="plain"
          question={isSaved ? `Undo what you saved of ${title}?` : `Take back this of ${title}?`}
          text={`${sentences.join("; ")}. ${isSaved ? "It is again as it is online." : "What others changed since stays. It is saved, and online once you publish it."}`}
          run={async () => {
            await postJson("website/take-back", { version, file, key }, checkTimeout);
            lastChange.set(
              isSaved ? words.undone : "Taken back and saved. Publish it to have it online.",
            );
          }}
        />
      </div>
      {sentences.map((sentence) => (
        <div key={sentence} className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
          <p className="min-w-0 flex-1 basis-48 text-sm wrap-anywhere">{sentence}</p>
          {isOfSeveral && fields.includes(sentence) && (
            <CommandButton
              label={words.undo}
              about={sentence}
              look="plain"
              question={`Undo this alone of ${title}?`}
              text={sentence}
              run={async () => {
                await postJson("website/undo-field", { file, key, words: sentence }, checkTimeout);
                lastChange.set(words.undone);
              }}
            />
          )}
        </div>
      ))}
      {saver && (
        <p className="text-xs text-moss">
          {saver.by}, {inShort(saver.at)}
        </p>
      )}
    </li>
  );
}
