import { useState } from "react";
import type { Access } from "../../server/desk-answers.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { Checkbox, submitTo, TextInput } from "../ui/controls.tsx";
import { ErrorBox } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { useFieldsDraft } from "../unsent-actions/unsent.ts";
import { words } from "../words.ts";
import { FeedLines } from "./AccessLine.tsx";

type Props = { deviceName: string; otherFeeds: Access["feeds"] };

/** The addresses of no device, and a form that makes one more, shown once. */
export function CalendarFeeds({ deviceName, otherFeeds }: Props) {
  const [id] = useState(() => crypto.randomUUID());
  const given = { name: deviceName, withPhones: false, onThisDevice: true };
  const { values, change, drop } = useFieldsDraft("feed", given);
  const make = useCommand(async () => {
    const made = await postJson("calendar/feeds", { id, ...values });
    drop();
    return made;
  });
  return (
    <Section heading={words.feeds.heading} id="calendar">
      <p className="max-w-[60ch]">{words.feeds.text}</p>
      <ul className="mt-3 grid gap-2 empty:hidden">
        <FeedLines feeds={otherFeeds} />
      </ul>
      {make.data ? (
        <Address address={make.data.address} />
      ) : (
        <form onSubmit={submitTo(() => make.mutate())} className="mt-4 grid grid-cols-1 gap-2">
          {make.error && <ErrorBox text={make.error.message} />}
          <TextInput
            label="Whose calendar is it?"
            required
            maxLength={60}
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
          />
          <Checkbox
            label="It is followed on this device, and ends when I lose it"
            checked={values.onThisDevice}
            onChange={({ target }) => change({ onThisDevice: target.checked })}
          />
          <Checkbox
            label="With customers’ phone numbers and notes for the site"
            checked={values.withPhones}
            onChange={({ target }) => change({ withPhones: target.checked })}
          />
          <Button type="submit" className="sm:justify-self-start" disabled={make.isPending}>
            Make the address
          </Button>
        </form>
      )}
    </Section>
  );
}

function Address({ address }: { address: string }) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-3">
      <TextInput
        label="The secret address"
        hint="Shown this once. Whoever has it sees your bookings."
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton text={address} />
        <LinkButton href={address.replace(/^https?:/, "webcal:")}>Open in the calendar</LinkButton>
      </div>
    </div>
  );
}
