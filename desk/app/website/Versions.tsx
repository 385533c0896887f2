import type { Website } from "../../server/website/website-api.ts";
import { isBuilding } from "../server-api/queries.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { useSignal } from "../shell/use-signal.ts";
import { momentToTheSecond } from "../time/moments.ts";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { Problem } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { showBuild } from "./BuildProgress.tsx";

/** Of a version's changes; one may have forty. */
const shownWords = 5;

const putBack = "Put this version back online";

/** What was put online, the newest first, and the way back to each. */
export function Versions({ website }: { website: Website }) {
  const hasSignal = useSignal();
  const goBack = useCommand(async (version: string) => {
    await postJson("website/undo", { version });
    showBuild();
  });
  if (website.versions.length === 0) return null;
  return (
    <Section heading="What was published">
      {goBack.error && <Problem text={goBack.error.message} />}
      <ol className="grid gap-3">
        {website.versions.map(({ id, at, by, words: said, isOnline }) => (
          <li key={id} className="border-b border-hairline pb-3 text-sm wrap-anywhere">
            {isOnline && <p className="font-semibold text-brass-deep">Online now</p>}
            <p className="font-semibold">{momentToTheSecond(at)}</p>
            {said.slice(0, shownWords).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {said.length > shownWords && <p>and {said.length - shownWords} more</p>}
            {by && <p className="text-xs text-moss">{by}</p>}
            {!isOnline && (
              <ConfirmButton
                label={putBack}
                look="plain"
                className="mt-2"
                question={`Put the website of ${momentToTheSecond(at)} back online?`}
                text={`Published then: ${said[0] ?? ""}. All texts and photographs are again as they were then. You can come back to today’s.`}
                confirm={putBack}
                disabled={goBack.isPending || isBuilding(website) || !hasSignal}
                onConfirm={() => goBack.mutate(id)}
              />
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
