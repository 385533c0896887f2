import { Trash2 } from "lucide-react";
import { useLocation } from "wouter";
import type { RequestSummary } from "../../server/desk-answers.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { announce } from "../shell/announcement.ts";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { Problem } from "../ui/Loaded.tsx";
import { dropAllAbout } from "../unsent-actions/unsent.ts";
import { words } from "../words.ts";

type Props = { request: RequestSummary; look: "grave" | "plain" };

/** A button that erases one request for good. */
export function EraseRequest({ request, look }: Props) {
  const [path, go] = useLocation();
  const { reference, name } = request;
  const isBooked = request.status === "booked";
  const erase = useCommand(async () => {
    await postJson(`requests/${encodeURIComponent(reference)}/erase`, {
      confirm: true,
      bookings: isBooked ? [reference] : [],
    });
    dropAllAbout(reference);
    announce(`The request of ${name} is erased.`);
    if (path.startsWith("/requests/")) go("/");
  });
  return (
    <>
      {erase.error && <Problem text={erase.error.message} />}
      <ConfirmButton
        label="Erase this request"
        look={look}
        icon={<Trash2 size={18} strokeWidth={1.75} />}
        question={`Erase the request of ${name}?`}
        text={`The request, its ${isBooked ? "booking, " : ""}mails, notes and replies are erased for good.`}
        confirm={words.erase.confirm}
        disabled={erase.isPending}
        onConfirm={() => erase.mutate(undefined)}
      />
    </>
  );
}
