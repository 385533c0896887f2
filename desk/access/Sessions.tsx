import type { Access } from "../../server/desk/desk-api.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { momentInShort } from "../time/moments.ts";
import { useNow } from "../time/use-now.ts";
import { Button } from "../ui/Button.tsx";
import { Problem } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";

/** The devices that are signed in; every other one can be signed out from here. */
export function Sessions({ sessions }: { sessions: Access["sessions"] }) {
  const now = useNow();
  const end = useCommand(
    (id: string) => postJson(`access/sessions/${encodeURIComponent(id)}/end`),
    ["access"],
  );
  return (
    <Section heading={words.access.sessions}>
      {end.error && <Problem text={end.error.message} />}
      <ul className="grid gap-3">
        {sessions.map(({ id, device, createdAt, seenAt, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div className="min-w-0">
              <p className="font-semibold">
                {device}
                {isThis && <span className="font-normal text-moss"> · {words.access.this}</span>}
              </p>
              <p className="text-sm text-moss">
                {words.access.since(momentInShort(createdAt, now), momentInShort(seenAt, now))}
              </p>
            </div>
            {!isThis && (
              <Button disabled={end.isPending} onClick={() => end.mutate(id)}>
                {words.access.endSession}
                <span className="sr-only">: {device}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
