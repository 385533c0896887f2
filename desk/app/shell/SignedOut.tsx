import { useEffect } from "react";
import { pluralize } from "../../../content-files/pluralize.ts";
import { signInPath, withNext } from "../../server/paths.ts";
import { queryClient } from "../server-api/query-client.ts";
import { forgetQueries } from "../stored-queries/stored-queries.ts";
import { LinkButton } from "../ui/Button.tsx";
import { ScreenHeading } from "../ui/ScreenHeading.tsx";
import { useStore } from "../ui/store.ts";
import { actions, drafts } from "../unsent-actions/unsent.ts";

const describeKept = (number: number) =>
  `${pluralize(number, "action")} not sent yet ${number === 1 ? "is" : "are"} kept on this device and sent after you sign in.`;

/** Shown when the session has ended; what was read is forgotten, what was not sent is kept. */
export function SignedOut() {
  const kept = useStore(actions).size;
  const typed = useStore(drafts).size;
  useEffect(() => {
    queryClient.clear();
    void forgetQueries();
  }, []);
  return (
    <main className="mx-auto grid min-h-dvh max-w-[34rem] content-center px-6 py-12">
      <ScreenHeading title="You are signed out" />
      <p>Your session has ended. Sign in to go on.</p>
      {kept > 0 && <p className="mt-3">{describeKept(kept)}</p>}
      {typed > 0 && (
        <p className="mt-3">
          What you typed and did not send is kept on this device, where you typed it.
        </p>
      )}
      <p className="mt-6">
        <LinkButton look="main" href={withNext(signInPath, location.pathname)}>
          Sign in
        </LinkButton>
      </p>
    </main>
  );
}
