import { useLocation } from "wouter";
import type { BuildState, Change, Website } from "../../server/website/website-api.ts";
import { isBuilding } from "../server-api/queries.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { announce } from "../shell/announcement.ts";
import { useMoments } from "../time/moments.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { Problem } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";
import { EntryLink } from "./EntryLink.tsx";
import { entryPath, previewAddress } from "./links.ts";
import { ProblemList } from "./ProblemList.tsx";

/** What is saved and not online yet, and the buttons that show it and put it online. */
export function Publishing({ website }: { website: Website }) {
  const { changes, build } = website;
  const run = useCommand((what: "preview" | "publish") => postJson(`website/${what}`));
  const isOff = run.isPending || isBuilding(website);
  return (
    <Section heading={words.website.notOnline}>
      {changes.length === 0 && <p className="text-moss">{words.website.noChanges}</p>}
      <ul className="grid gap-3">
        {changes.map((change) => (
          <ChangeItem key={entryPath(change)} change={change} all={changes} />
        ))}
      </ul>
      {run.error && <Problem text={run.error.message} />}
      <BuildProgress build={build} />
      {changes.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button disabled={isOff} onClick={() => run.mutate("preview")}>
            {words.website.preview}
          </Button>
          <Button look="main" disabled={isOff} onClick={() => run.mutate("publish")}>
            {words.website.publish}
          </Button>
        </div>
      )}
    </Section>
  );
}

function ChangeItem({ change, all }: { change: Change; all: readonly Change[] }) {
  const inShort = useMoments();
  const discard = useCommand(async () => {
    await postJson("website/discard", { file: change.file });
    announce(words.undone);
  });
  const others = all.filter((each) => each.file === change.file && each.key !== change.key);
  return (
    <li className="border-b border-hairline pb-3">
      {discard.error && <Problem text={discard.error.message} />}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <EntryLink address={change}>{change.title}</EntryLink>
        <ConfirmButton
          label={words.undo}
          look="plain"
          question={words.website.discardQuestion(change.title)}
          text={words.website.discardMeans(others.map(({ title }) => title))}
          confirm={words.undo}
          disabled={discard.isPending}
          onConfirm={() => discard.mutate(undefined)}
        />
      </div>
      {change.words.map((sentence) => (
        <p key={sentence} className="text-sm wrap-anywhere">
          {sentence}
        </p>
      ))}
      <p className="text-xs text-moss">{words.request.byAt(change.by, inShort(change.at))}</p>
    </li>
  );
}

/** How far the last build has come, in words. */
function BuildProgress({ build }: { build: BuildState }) {
  const [, navigate] = useLocation();
  const inShort = useMoments();
  if (build.step === "failed")
    return (
      <ProblemList
        heading={words.website.failed}
        problems={build.problems}
        onGoTo={(path, { address }) => address && navigate(entryPath(address, path))}
      />
    );
  return (
    <div role="status" className="mt-4 empty:hidden">
      {"startedAt" in build && (
        <p className="border-l-4 border-brass bg-white px-4 py-3">
          {words.website.steps[build.step](build.purpose)}
        </p>
      )}
      {build.step === "ready" && (
        <div className="border-l-4 border-brass bg-white px-4 py-3">
          <p>{build.isOfNow ? words.website.ready : words.website.readyOld}</p>
          <LinkButton className="mt-2" href={previewAddress}>
            {words.website.openPreview}
          </LinkButton>
        </div>
      )}
      {build.step === "published" && <p>{words.website.published(inShort(build.at))}</p>}
    </div>
  );
}
