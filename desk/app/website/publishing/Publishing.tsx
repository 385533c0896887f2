import { pluralize } from "../../../../content-files/pluralize.ts";
import type { OldFigure, WebsiteList } from "../../../server/website/website-api.ts";
import { isBuilding } from "../../server-api/queries.ts";
import { postJson } from "../../server-api/request-json.ts";
import { useCommand } from "../../server-api/use-command.ts";
import { useIsOnline } from "../../server-api/use-is-online.ts";
import { Button } from "../../ui/Button.tsx";
import { ErrorBox } from "../../ui/Loaded.tsx";
import { Section } from "../../ui/Section.tsx";
import { useStore } from "../../ui/store.ts";
import { CommandButton } from "../CommandButton.tsx";
import { EntryLink } from "../EntryLink.tsx";
import { lastChange } from "../last-change.ts";
import { entryPath } from "../links.ts";
import { BuildProgress, showBuild } from "./BuildProgress.tsx";
import { ChangeItem } from "./ChangeItem.tsx";

/** What is saved and not online yet, and the buttons that show it and put it online. */
export function Publishing({ website }: { website: WebsiteList }) {
  const { changes } = website;
  const run = useCommand(async (what: "preview" | "publish") => {
    lastChange.set("");
    await postJson(`website/${what}`);
    showBuild();
  });
  const isOnline = useIsOnline();
  const isOff = run.isPending || isBuilding(website) || !isOnline;
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
      {changes.length > 0 && !isOnline && (
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
          <ChangeItem key={`${change.file} ${change.key}`} change={change} />
        ))}
      </ul>
    </Section>
  );
}

/** Where a figure stands that a change replaced. */
const StillStanding = ({ old: { figure, now, places } }: { old: OldFigure }) => (
  <div className="mb-5 bg-linen px-4 py-3 text-sm">
    <p className="font-semibold">
      “{figure}” still stands in {pluralize(places.length, "place")}. It is {now} now.
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
