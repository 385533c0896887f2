import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { PublishedVersion, Website } from "../../server/website/website-api.ts";
import { isBuilding, versionQuery } from "../server-api/queries.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { useSignal } from "../shell/use-signal.ts";
import { momentToTheSecond } from "../time/moments.ts";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { Loaded, Problem } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { showBuild } from "./BuildProgress.tsx";
import { checkTimeout } from "./check-timeout.ts";
import { FoldMark } from "./FoldMark.tsx";
import { said } from "./said.ts";

type Version = Website["versions"][number];
type PublishedChange = PublishedVersion["changes"][number];

/** Of a version's changes; one may have forty. */
const shownWords = 5;
/** Of what goes back, in a question. */
const askedWords = 6;

const putBack = "Put this version back online";
const takeBack = "Take back";

/** Says what changes, after what it means. */
const withChanges = (sentence: string, back: readonly string[]) =>
  `${sentence} What changes: ${inShort(back) || "nothing"}`;
const inShort = (words: readonly string[]) =>
  words.slice(0, askedWords).join("; ") +
  (words.length > askedWords ? `; and ${words.length - askedWords} more` : "");

/** What was put online, the newest first, and the way back to each. */
export const Versions = ({ website }: { website: Website }) =>
  website.versions.length > 0 && (
    <Section heading="What was published">
      <ol className="grid gap-3">
        {website.versions.map((version) => (
          <VersionItem key={version.id} {...{ website, version }} />
        ))}
      </ol>
    </Section>
  );

type VersionProps = { website: Website; version: Version };

function VersionItem({ website, version }: VersionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { at, by, words: told, isOnline } = version;
  const inWords = (
    <>
      {told.slice(0, shownWords).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {told.length > shownWords && <p>and {told.length - shownWords} more</p>}
    </>
  );
  return (
    <li className="border-b border-hairline pb-3 text-sm wrap-anywhere">
      {isOnline && <p className="font-semibold text-brass-deep">Online now</p>}
      <p className="font-semibold">{momentToTheSecond(at)}</p>
      {!isOpen && inWords}
      {by && <p className="text-xs text-moss">{by}</p>}
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="inline-flex min-h-11 items-center gap-1 font-semibold">
          {isOnline ? "Take a change back" : "Go back"}
          <FoldMark />
        </summary>
        {isOpen && <WaysBack {...{ website, version, inWords }} />}
      </details>
    </li>
  );
}

/** The changes of a version, each with its way back, and the way back to the version. */
function WaysBack({
  website,
  version: { id, at, isOnline },
  inWords,
}: VersionProps & { inWords: ReactNode }) {
  const query = useQuery(versionQuery(id));
  const hasSignal = useSignal();
  const goBack = useCommand(async () => {
    await postJson("website/undo", { version: id });
    showBuild();
  });
  return (
    <Loaded query={query}>
      {({ changes, back }) => (
        <ul className="grid gap-3 border-l-2 border-brass pl-3">
          {changes.length === 0 && <li>{inWords}</li>}
          {changes.map((change) => (
            <ChangeItem key={`${change.file} ${change.key}`} {...{ change, version: id }} />
          ))}
          {!isOnline && (
            <li>
              {goBack.error && <Problem text={goBack.error.message} />}
              <ConfirmButton
                label={putBack}
                look="plain"
                question={`Put the website of ${momentToTheSecond(at)} back online?`}
                text={withChanges(
                  "All texts and photographs are again as they were then. You can come back to today’s.",
                  back,
                )}
                confirm={putBack}
                disabled={goBack.isPending || isBuilding(website) || !hasSignal}
                onConfirm={() => goBack.mutate(undefined)}
              />
            </li>
          )}
        </ul>
      )}
    </Loaded>
  );
}

function ChangeItem({ change, version }: { change: PublishedChange; version: string }) {
  const { file, key, title, words: told, back } = change;
  const take = useCommand(async () => {
    await postJson("website/take-back", { version, file, key }, checkTimeout);
    said.set("Taken back and saved. Publish it to have it online.");
  });
  return (
    <li>
      <p className="font-semibold">{title}</p>
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {take.error && <Problem text={take.error.message} />}
      {back.length > 0 ? (
        <ConfirmButton
          label={takeBack}
          look="plain"
          className="mt-1"
          question={`Take this change of ${title} back?`}
          text={withChanges("It is saved, and online once you publish it.", back)}
          confirm={takeBack}
          disabled={take.isPending}
          onConfirm={() => take.mutate(undefined)}
        />
      ) : (
        <p className="text-moss">It is taken back.</p>
      )}
    </li>
  );
}
