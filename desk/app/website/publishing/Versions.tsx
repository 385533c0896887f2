import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { WebsiteList } from "../../../server/website/website-api.ts";
import { isBuilding, versionQuery } from "../../server-api/queries.ts";
import { postJson } from "../../server-api/request-json.ts";
import { useIsOnline } from "../../server-api/use-is-online.ts";
import { momentToTheSecond } from "../../time/moments.ts";
import { Loaded } from "../../ui/Loaded.tsx";
import { Section } from "../../ui/Section.tsx";
import { CommandButton } from "../CommandButton.tsx";
import { FoldMark } from "../FoldMark.tsx";
import { showBuild } from "./BuildProgress.tsx";
import { ChangeItem } from "./ChangeItem.tsx";

type Version = WebsiteList["versions"][number];

/** What was put online, the newest first, and the way back to each. */
export const Versions = ({ website }: { website: WebsiteList }) =>
  website.versions.length > 0 && (
    <Section heading="What was published">
      <ol className="grid gap-3">
        {website.versions.map((version) => (
          <VersionItem key={version.id} {...{ website, version }} />
        ))}
      </ol>
    </Section>
  );

type VersionProps = { website: WebsiteList; version: Version };

function VersionItem({ website, version }: VersionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { at, by, words: sentences, isOnline } = version;
  return (
    <li className="border-b border-hairline pb-3 text-sm wrap-anywhere">
      {isOnline && <p className="font-semibold text-brass-deep">Online now</p>}
      <p className="font-semibold">{momentToTheSecond(at)}</p>
      {!isOpen && sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
      {by && <p className="text-xs text-moss">{by}</p>}
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className="inline-flex min-h-11 items-center gap-1 font-semibold">
          {isOnline ? "Take a change back" : "Go back"}
          <FoldMark />
        </summary>
        {isOpen && <WaysBack {...{ website, version }} />}
      </details>
    </li>
  );
}

/** The changes of a version, each with its way back, and the way back to the version. */
function WaysBack({ website, version: { id, at, isOnline } }: VersionProps) {
  const query = useQuery(versionQuery(id));
  const hasSignal = useIsOnline();
  return (
    <Loaded query={query}>
      {({ changes, back }) => (
        <ul className="grid gap-3 border-l-2 border-brass pl-3">
          {changes.map((change) => (
            <ChangeItem key={`${change.file} ${change.key}`} change={change} version={id} />
          ))}
          {!isOnline && (
            <li>
              <CommandButton
                label="Put this version back online"
                look="plain"
                question={`Put the website of ${momentToTheSecond(at)} back online?`}
                text={`All texts and photographs are again as they were then. You can come back to today’s. What changes: ${back.join("; ") || "nothing"}`}
                disabled={isBuilding(website) || !hasSignal}
                run={async () => {
                  await postJson("website/undo", { version: id });
                  showBuild();
                }}
              />
            </li>
          )}
        </ul>
      )}
    </Loaded>
  );
}
