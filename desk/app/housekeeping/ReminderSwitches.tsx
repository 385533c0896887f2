import type { Reminders } from "../../server/desk-api.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { announce } from "../ui/announcement.ts";
import { Checkbox } from "../ui/controls.tsx";
import { ErrorBox } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";

const reminderNames = {
  after90Minutes: "When a request has waited 90 open minutes",
  after20Hours: "When a request has waited 20 hours",
  morningList:
    "A list of open requests each morning, with the deliveries and pickups of the day and the next",
};

const names = Object.keys(reminderNames) as (keyof Reminders)[];

/** The mails that remind the owner; each can be turned off. */
export function ReminderSwitches({ reminders }: { reminders: Reminders }) {
  const store = useCommand(async (next: Reminders) => {
    await postJson("housekeeping/reminders", next);
    announce(words.request.saved);
  });
  const shown = store.isPending ? store.variables : reminders;
  return (
    <Section heading="Reminders by mail">
      {store.error && <ErrorBox text={store.error.message} />}
      {names.map((name) => (
        <Checkbox
          key={name}
          label={reminderNames[name]}
          checked={shown[name]}
          onChange={({ target }) => store.mutate({ ...shown, [name]: target.checked })}
        />
      ))}
    </Section>
  );
}
