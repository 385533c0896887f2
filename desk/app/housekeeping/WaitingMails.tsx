import { Link } from "wouter";
import { pluralize } from "../../../content-files/pluralize.ts";
import type { DeskHousekeeping } from "../../server/desk-answers.ts";
import { requestPath } from "../links.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { announce } from "../ui/announcement.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorLine } from "../ui/ErrorLine.tsx";
import { ErrorBox } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { mailName } from "../words.ts";

const describeWaitingMails = (number: number) =>
  number === 0 ? "No mail is waiting." : `${pluralize(number, "mail")} on the way.`;
const describeSetAside = (number: number) =>
  `${pluralize(number, "mail")} could not be sent and ${number === 1 ? "was" : "were"} set aside.`;

/** Mails that wait, and those that were set aside because they cannot be sent. */
export function WaitingMails({ mails: { waiting, setAside } }: Pick<DeskHousekeeping, "mails">) {
  const resend = useCommand(async () => {
    await postJson("housekeeping/resend");
    announce("The mails are being sent.");
  });
  const unanswered = setAside.filter(({ fault }) => fault === "unanswered").length;
  return (
    <Section heading="Mails">
      {resend.error && <ErrorBox text={resend.error.message} />}
      <p>{describeWaitingMails(waiting)}</p>
      {setAside.length > 0 && (
        <>
          <ErrorLine className="mt-3 font-semibold">{describeSetAside(setAside.length)}</ErrorLine>
          {unanswered > 0 && (
            <p>
              {unanswered} of them may have been sent: the mail server did not answer. Ask before
              you send again.
            </p>
          )}
          <ul className="mt-2 grid gap-2 text-sm">
            {setAside.map(({ kind, reference, lastError }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mail of the list has no other name.
              <li key={index} className="border-l-2 border-error pl-3">
                {mailName(kind)}
                {reference && (
                  <>
                    {" · "}
                    <Link href={requestPath(reference)} className="underline underline-offset-4">
                      {reference}
                    </Link>
                  </>
                )}
                {lastError && <span className="block text-moss">{lastError}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {(waiting > 0 || setAside.length > 0) && (
        <Button className="mt-4" disabled={resend.isPending} onClick={() => resend.mutate()}>
          Send again now
        </Button>
      )}
    </Section>
  );
}
