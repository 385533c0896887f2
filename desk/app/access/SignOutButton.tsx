import { LogOut } from "lucide-react";
import { useState } from "react";
import { signedOutStore } from "../server-api/query-client.ts";
import { getJson, postJson } from "../server-api/request-json.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { ErrorBox } from "../ui/Loaded.tsx";
import { useStore } from "../ui/store.ts";
import { actions, drafts, dropAllUnsent } from "../unsent-actions/unsent.ts";

const label = "Sign out";

/** Signs out here; it asks first where that would lose what is not sent. */
export function SignOutButton() {
  const [problem, setProblem] = useState<string>();
  const [kept, typed] = [useStore(actions), useStore(drafts)];
  const unreadable = [useStore(actions.unreadable), useStore(drafts.unreadable)];
  const isUnsent = [kept, typed, ...unreadable].some(({ size }) => size > 0);
  const run = () => {
    setProblem(undefined);
    signOut().catch((error: Error) => setProblem(error.message));
  };
  const icon = <LogOut size={20} strokeWidth={1.5} />;
  return (
    <>
      {problem && <ErrorBox text={problem} />}
      {isUnsent ? (
        <ConfirmButton
          label={label}
          icon={icon}
          look="bare"
          question="Sign out now?"
          text="Some of what you did or typed is not sent yet. Signing out removes it from this device."
          confirm="Sign out and lose it"
          onConfirm={run}
        />
      ) : (
        <Button look="bare" onClick={run}>
          {icon}
          {label}
        </Button>
      )}
    </>
  );
}

/** Ends this session at the server, then forgets what was not sent; throws when it stays. */
async function signOut(): Promise<void> {
  const { sessions } = await getJson("access");
  const own = sessions.find(({ isThis }) => isThis);
  if (own) await postJson(`access/sessions/${encodeURIComponent(own.id)}/end`);
  signedOutStore.set(true);
  dropAllUnsent();
}
