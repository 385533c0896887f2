import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { previewPath } from "../../../server/paths.ts";
import type { BuildState, WebsiteList } from "../../../server/website/website-api.ts";
import { useMoments } from "../../time/use-moments.ts";
import { LinkButton } from "../../ui/Button.tsx";
import { entryPath } from "../links.ts";
import { ProblemList } from "../ProblemList.tsx";

const id = "build";

/** Moves the focus to how far the build is, from a button that may be far from it. */
export const showBuild = () => document.getElementById(id)?.focus();

/** How far the last build has come, in words; it comes into view with each step. */
export function BuildProgress({ website: { build, changes } }: { website: WebsiteList }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(build.step);
  useEffect(() => {
    if (shown.current !== build.step) box.current?.scrollIntoView({ block: "nearest" });
    shown.current = build.step;
  }, [build.step]);
  return (
    <div ref={box} id={id} tabIndex={-1} className="my-4 scroll-mb-24 outline-none">
      {build.step === "failed" ? (
        <Failed problems={build.problems} />
      ) : (
        <div role="status" className="border-l-4 border-brass bg-white px-4 py-3 empty:hidden">
          <Step build={build} hasChanges={changes.length > 0} />
        </div>
      )}
      {/* Outside of what screen readers announce: it changes every two seconds. */}
      {"seconds" in build && (
        <p className="border-l-4 border-brass bg-white px-4 pb-3 text-sm text-moss">
          {describeElapsed(build.seconds)}
        </p>
      )}
    </div>
  );
}

function Failed({ problems }: Pick<BuildState & { step: "failed" }, "problems">) {
  const [, navigate] = useLocation();
  return (
    <ProblemList
      heading="This could not be made. The website is as it was."
      problems={problems}
      onGoTo={(path, { address }) => address && navigate(entryPath(address, path))}
    />
  );
}

const steps = {
  checking: "Checking your texts …",
  building: "Making the new pages. This takes up to a minute; you can go on working.",
};

/** Returns how long a build has taken so far, in words. */
const describeElapsed = (seconds: number): string =>
  seconds < 60 ? `${seconds} s so far` : `${Math.floor(seconds / 60)} min ${seconds % 60} s so far`;

function Step({ build, hasChanges }: { build: BuildState; hasChanges: boolean }) {
  const inShort = useMoments();
  if ("seconds" in build) return steps[build.step];
  if (build.step === "published")
    return (
      <>
        <p>Online since {inShort(build.at)}.</p>
        <LinkButton className="mt-2" href="/">
          Look at the website
        </LinkButton>
      </>
    );
  // What was previewed may have been undone since.
  if (build.step !== "ready" || !hasChanges) return null;
  return (
    <>
      <p>
        {build.isUpToDate
          ? "The preview is ready."
          : "What is saved has changed since this preview was made."}
      </p>
      <LinkButton className="mt-2" href={previewPath}>
        Look at the preview
      </LinkButton>
    </>
  );
}
