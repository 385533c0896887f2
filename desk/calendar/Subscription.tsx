import { Copy } from "lucide-react";
import type { CalendarSubscription } from "../../server/desk/desk-api.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { announce } from "../shell/announcement.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { TextInput } from "../ui/controls.tsx";
import { Problem } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";

/** The secret address that her phone's calendar follows; shown when it is made, and never again. */
export function Subscription({ exists }: { exists: boolean }) {
  const make = useCommand(() => postJson<CalendarSubscription>("calendar/subscription"));
  const address = make.data?.address;
  return (
    <Section heading={words.calendar.subscription} className="mt-8">
      <p className="max-w-[60ch]">{words.calendar.subscriptionText}</p>
      {make.error && <Problem text={make.error.message} />}
      {address && <Address address={address} />}
      <div className="mt-4">
        {exists && !address ? (
          <ConfirmButton
            label={words.calendar.renew}
            question={words.calendar.renewQuestion}
            text={words.calendar.renewMeans}
            confirm={words.calendar.renew}
            disabled={make.isPending}
            onConfirm={() => make.mutate(undefined)}
          />
        ) : (
          !address && (
            <Button look="main" disabled={make.isPending} onClick={() => make.mutate(undefined)}>
              {words.calendar.makeAddress}
            </Button>
          )
        )}
      </div>
    </Section>
  );
}

function Address({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => announce(words.calendar.copied),
      () => announce(words.calendar.notCopied),
    );
  return (
    <div className="mt-4 grid grid-cols-1 gap-3">
      <TextInput
        label={words.calendar.address}
        hint={words.calendar.addressHint}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={copy}>
          <Copy size={18} strokeWidth={1.75} />
          {words.calendar.copy}
        </Button>
        <LinkButton href={address.replace(/^https?:/, "webcal:")}>
          {words.calendar.follow}
        </LinkButton>
      </div>
    </div>
  );
}
