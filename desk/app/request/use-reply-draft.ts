import { useQuery } from "@tanstack/react-query";
import type { RequestSummary } from "../../server/desk-answers.ts";
import { statusAfterReply } from "../../server/replies/status-after-reply.ts";
import { templatesQuery } from "../server-api/queries.ts";
import { announce } from "../shell/announcement.ts";
import { useStore } from "../ui/store.ts";
import { actions, draftName, useDraft } from "../unsent-actions/unsent.ts";

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
  const [template, setTemplate, forgetTemplate] = useDraft(
    draftName("template", reference),
    reply?.template ?? (isFirst ? templates[0]?.id : ""),
  );
  const chosen = templates.find(({ id }) => id === template);
  const [subject, setSubject, forgetSubject] = useDraft(
    draftName("subject", reference),
    reply?.subject ?? chosen?.subject,
  );
  const [text, setText, forgetText] = useDraft(
    draftName("reply", reference),
    reply?.text ?? chosen?.text,
  );
  const [marks, setMarks, forgetMarks] = useDraft(draftName("marks", reference), "yes");
  const mark = { marksAnswered: marks === "yes", isQuote: chosen?.isQuote === true };
  const forget = () => {
    for (const drop of [forgetTemplate, forgetSubject, forgetText, forgetMarks]) drop();
    if (refused) actions.drop(refused.action.id);
  };
  const choose = (id: string) => {
    const isOwn = text !== (chosen?.text ?? "") || subject !== (chosen?.subject ?? "");
    if (refused) actions.drop(refused.action.id);
    setTemplate(id);
    forgetSubject();
    forgetText();
    if (isOwn)
      announce("The template has replaced what you wrote.", () => {
        setTemplate(template);
        setSubject(subject);
        setText(text);
      });
  };
  return {
    ...{ templates, error, template, choose, subject, setSubject, text, setText, mark, forget },
    setMarks: (isMarked: boolean) => setMarks(isMarked ? "yes" : "no"),
    /** The status of the request once it is sent. */
    marked: statusAfterReply(status, mark),
    canMark: statusAfterReply(status, { ...mark, marksAnswered: true }) !== status,
    problem: refused?.field && { field: refused.field, says: refused.problem },
  };
}
