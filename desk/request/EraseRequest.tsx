import { Trash2 } from "lucide-react";
import { useLocation } from "wouter";
import type { RequestSummary } from "../../server/desk/desk-api.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { announce } from "../shell/announcement.ts";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { Problem } from "../ui/Loaded.tsx";
import { Section } from "../ui/Section.tsx";
import { dropAllAbout } from "../unsent-actions/unsent.ts";
import { words } from "../words.ts";

/** Erases one request for good; `isPlain` leaves the heading out. */
export function EraseRequest({
  request,
  isPlain = false,
}: {
  request: RequestSummary;
  isPlain?: boolean;
}) {
  const [path, go] = useLocation();
  const { reference, name } = request;
  const erase = useCommand(async () => {
    await postJson(`requests/${encodeURIComponent(reference)}/erase`, { confirm: true });
    dropAllAbout(reference);
    announce(words.erase.erased(name));
    if (path.startsWith("/requests/")) go("/");
  });
  const button = (
    <>
      {erase.error && <Problem text={erase.error.message} />}
      <ConfirmButton
        label={words.erase.one}
        look={isPlain ? "plain" : "grave"}
        icon={<Trash2 size={18} strokeWidth={1.75} />}
        question={words.erase.question(name)}
        text={words.erase.oneMeans}
        confirm={words.erase.confirm}
        disabled={erase.isPending}
        onConfirm={() => erase.mutate(undefined)}
      />
    </>
  );
  if (isPlain) return <div className="mt-2">{button}</div>;
  return <Section heading={words.erase.heading}>{button}</Section>;
}
