import { useQuery } from "@tanstack/react-query";
import { BellRing } from "lucide-react";
import { pushQuery } from "../server-api/queries.ts";
import { useCommand } from "../server-api/use-command.ts";
import { announce } from "../ui/announcement.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorBox } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";
import { canPush, readSubscription, switchOff, switchOn } from "./subscription.ts";

/** Switches notices of new requests on and off on this device. */
export function PushSwitch() {
  const { data: push } = useQuery(pushQuery);
  const subscription = useQuery({
    queryKey: ["push subscription"],
    queryFn: async () => (await readSubscription()) !== null,
    networkMode: "always",
  });
  const isOn = subscription.data === true && push?.isOn === true;
  const change = useCommand(async (isWanted: boolean) => {
    await (isWanted ? switchOn(push?.publicKey ?? "") : switchOff());
    announce(isWanted ? words.push.isOn : "Notices are off.");
  });
  return (
    <Section heading="Notices on this device">
      <p className="max-w-[60ch]">
        A notice tells you of each new request as soon as it comes, also while the desk is closed.
        It names no customer.
      </p>
      <p className="mt-2 max-w-[60ch] text-sm text-moss">
        On an iPhone notices come only to a desk on the home screen: in Safari tap Share, then “Add
        to Home Screen”, open the desk from there and switch them on.
      </p>
      {change.error && <ErrorBox text={change.error.message} />}
      {canPush() ? (
        <Button
          className="mt-4"
          look={isOn ? "plain" : "main"}
          disabled={!push || change.isPending}
          onClick={() => change.mutate(!isOn)}
        >
          <BellRing size={18} strokeWidth={1.75} />
          {isOn ? "Switch notices off" : "Switch notices on"}
        </Button>
      ) : (
        <p className="mt-3 font-semibold">This browser cannot show notices here.</p>
      )}
    </Section>
  );
}
