import type { Change } from "../../../server/website/website-api.ts";
import { checkTimeout, postJson } from "../../server-api/request-json.ts";
import { words } from "../../words.ts";
import { CommandButton } from "../CommandButton.tsx";
import { EntryLink } from "../EntryLink.tsx";
import { lastChange } from "../last-change.ts";

type Props = { change: Change; version?: string };

/** What changed of an entry, by what is saved or by a published version, with the way back. */
export function ChangeItem({ change: { file, key, title, words: told }, version }: Props) {
  const isSaved = version === undefined;
  return (
    <li className="border-b border-hairline pb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <EntryLink address={{ file, key }}>{title}</EntryLink>
        <CommandButton
          label={isSaved ? words.undo : "Take back"}
          about={title}
          look="plain"
          question={isSaved ? `Undo what you saved of ${title}?` : `Take back this of ${title}?`}
          text={`${told.join("; ")}. ${isSaved ? "It is again as it is online." : "What others changed since stays. It is saved, and online once you publish it."}`}
          run={async () => {
            await postJson(
              "website/take-back",
              { version: version ?? null, file, key },
              checkTimeout,
            );
            lastChange.set(
              isSaved ? words.undone : "Taken back and saved. Publish it to have it online.",
            );
          }}
        />
      </div>
      {told.map((sentence) => (
        <p key={sentence} className="text-sm wrap-anywhere">
          {sentence}
        </p>
      ))}
    </li>
  );
}
