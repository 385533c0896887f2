import type { DeskHousekeeping, Reminders } from "../../server/desk/desk-api.ts";
import { housekeepingQuery } from "../server-api/queries.ts";
import { queryClient } from "../server-api/query-client.ts";
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
  const { queryKey } = housekeepingQuery;
  const store = useCommand(
    (next: Reminders) => postJson("housekeeping/reminders", next),
    ["housekeeping"],
  );
  const change = (next: Reminders) => {
    queryClient.setQueryData<DeskHousekeeping>(queryKey, (kept) =>
      kept ? { ...kept, reminders: next } : kept,
    );
    store.mutate(next, {
      onSuccess: () => announce(words.request.saved),
      onError: () => void queryClient.invalidateQueries({ queryKey }),
    });
  };
  return (
    <Section heading={words.housekeeping.reminders}>
      {store.error && <Problem text={store.error.message} />}
      {names.map((name) => (
        <Checkbox
          key={name}
          label={words.housekeeping.reminderNames[name]}
          checked={reminders[name]}
          onChange={({ target }) => change({ ...reminders, [name]: target.checked })}
        />
      ))}
    </Section>
  );
}
