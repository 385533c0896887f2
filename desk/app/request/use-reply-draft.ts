import { useQuery } from "@tanstack/react-query";
import type { RequestSummary } from "../../server/desk-answers.ts";
import { statusAfterReply } from "../../server/replies/status-after-reply.ts";
import { templatesQuery } from "../server-api/queries.ts";
import { announce } from "../ui/announcement.ts";
import { useStore } from "../ui/store.ts";
import type { TypedReply } from "../unsent-actions/action.ts";
import { actions, draftName, useFieldsDraft } from "../unsent-actions/unsent.ts";

/**
 * Returns what is written of a reply, and how to change or forget it. It outlasts a closed
 * application and begins with the first template where `isFirst`. What the server refused is in it,
 * with what it said of which field.
 */
export function useReplyDraft({ reference, status }: RequestSummary, isFirst: boolean) {
  const { data: templates = [], error } = useQuery(templatesQuery(reference));
  const refused = [...useStore(actions).values()].find(
    ({ action, field }) => field && action.kind === "reply" && action.reference === reference,
  );
  const reply = refused?.action.kind === "reply" ? refused.action : undefined;
  const form = useFieldsDraft<Partial<TypedReply>>(draftName("reply", reference), {});
  const typed: Partial<TypedReply> = { ...reply, ...form.values };
  const template = typed.template ?? (isFirst ? templates[0]?.id : "") ?? "";
  const chosen = templates.find(({ id }) => id === template);
  const { subject = chosen?.subject ?? "", text = chosen?.text ?? "" } = typed;
  const { marksAnswered = true } = typed;
  const mark = { marksAnswered, isQuote: chosen?.isQuote === true };
  const dropRefused = () => refused && actions.drop(refused.action.id);
  const forget = () => {
    form.drop();
    dropRefused();
  };
  const choose = (id: string) => {
    const isOwn = text !== (chosen?.text ?? "") || subject !== (chosen?.subject ?? "");
    dropRefused();
    form.change({ template: id, subject: undefined, text: undefined });
    if (isOwn)
      announce("The template has replaced what you wrote.", () =>
        form.change({ template, subject, text }),
      );
  };
  return {
    templates,
    error,
    template,
    choose,
    subject,
    text,
    mark,
    forget,
    change: form.change,
    onlyIf: chosen?.onlyIf,
    /** The status of the request once it is sent. */
    marked: statusAfterReply(status, mark),
    canMark: statusAfterReply(status, { ...mark, marksAnswered: true }) !== status,
    refused: refused?.action,
    problemOf: (field: string) => (refused?.field === field ? refused.problem : undefined),
  };
}
