import type { Access } from "../../server/desk/desk-api.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { useMoments } from "../time/moments.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";
import { DeviceRow } from "./DeviceRow.tsx";

/** The devices that are signed in; every other one can be signed out from here. */
export function Sessions({ sessions }: { sessions: Access["sessions"] }) {
  const inShort = useMoments();
  const end = useCommand((id: string) => postJson(`access/sessions/${encodeURIComponent(id)}/end`));
  return (
    <Section heading={words.access.sessions}>
      {end.error && <Problem text={end.error.message} />}
      <ul className="grid gap-3">
        {sessions.map(({ id, device, createdAt, seenAt, isThis }) => (
          <DeviceRow
            key={id}
            name={
              <>
                {device}
                {isThis && <span className="font-normal text-moss"> · {words.access.this}</span>}
              </>
            }
            below={words.access.since(inShort(createdAt), inShort(seenAt))}
          >
            {!isThis && (
              <Button disabled={end.isPending} onClick={() => end.mutate(id)}>
                {words.access.endSession}
                <span className="sr-only">: {device}</span>
              </Button>
            )}
          </DeviceRow>
        ))}
      </ul>
    </Section>
  );
}
