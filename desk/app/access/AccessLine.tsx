import type { Access } from "../../server/desk-answers.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { useMoments } from "../time/use-moments.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorBox } from "../ui/Loaded.tsx";
import { forgetPasskey } from "./unknown-passkey.ts";

type Props = {
  text: string;
  more?: string | false;
  /** How its end is asked for, and of which device or calendar; absent where it is this one. */
  end?: { ask: () => Promise<unknown>; of: string; passkey?: string } | false;
  label: string;
};

/** A session, a passkey or a calendar's address in a list, with a button that ends it. */
export function AccessLine({ text, more, end, label }: Props) {
  const run = useCommand(async ({ ask, passkey }: NonNullable<Exclude<Props["end"], false>>) => {
    await ask();
    if (passkey) await forgetPasskey(passkey);
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <p>{text}</p>
        {more && <p className="text-moss">{more}</p>}
        {run.error && <ErrorBox text={run.error.message} />}
      </div>
      {end && (
        <Button disabled={run.isPending} onClick={() => run.mutate(end)}>
          {label}
          <span className="sr-only">: {end.of}</span>
        </Button>
      )}
    </li>
  );
}

const describeReading = (name: string, moment: string | null) =>
  moment ? `Calendar “${name}”, read ${moment}` : `Calendar “${name}”, not read yet`;

/** The addresses of the calendar: their names, when they were read, and their ends. */
export function FeedLines({ feeds }: { feeds: Access["feeds"] }) {
  const inShort = useMoments();
  return feeds.map(({ id, name, readAt, withPhones }) => (
    <AccessLine
      key={id}
      text={describeReading(name, readAt === null ? null : inShort(readAt))}
      more={withPhones && "With phone numbers and notes."}
      end={{ ask: () => postJson(`calendar/feeds/${id}/remove`), of: name }}
      label="End"
    />
  ));
}
