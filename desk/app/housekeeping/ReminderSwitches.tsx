import type { Reminders } from "../../server/desk-api.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { announce } from "../shell/announcement.ts";
import { Checkbox } from "../ui/controls.tsx";
import { Problem } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";

const names = Object.keys(words.housekeeping.reminderNames) as (keyof Reminders)[];

/** The mails that remind her; each can be turned off. */
export function ReminderSwitches({ reminders }: { reminders: Reminders }) {
  const store = useCommand(async (next: Reminders) => {
    await postJson("housekeeping/reminders", next);
    announce(words.request.saved);
  });
  const shown = store.isPending ? store.variables : reminders;
  return (
    <Section heading={words.housekeeping.reminders}>
      {store.error && <Problem text={store.error.message} />}
      {names.map((name) => (
        <Checkbox
          key={name}
          label={words.housekeeping.reminderNames[name]}
          checked={shown[name]}
          onChange={({ target }) => store.mutate({ ...shown, [name]: target.checked })}
        />
      ))}
    </Section>
  );
}
