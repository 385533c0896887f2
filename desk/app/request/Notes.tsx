import type { RequestDetail } from "../../server/desk-answers.ts";
import { useMoments } from "../time/use-moments.ts";
import { Button } from "../ui/Button.tsx";
import { submitTo, TextArea } from "../ui/controls.tsx";
import { Section } from "../ui/Section.tsx";
import { draftName, useTextDraft } from "../unsent-actions/unsent.ts";
import { useDoAction } from "../unsent-actions/use-do-action.ts";

/** The notes of a request, the newest first, and a field for one more. */
export function Notes({ request }: { request: RequestDetail }) {
  const doAction = useDoAction();
  const inShort = useMoments();
  const [text, setText, forgetText] = useTextDraft(draftName("note", request.reference));
  const add = () => {
    if (!text.trim()) return;
    doAction(request, { kind: "note", text: text.trim() }, "Note added.");
    forgetText();
  };
  return (
    <Section heading="Notes">
      <form onSubmit={submitTo(add)} className="grid grid-cols-1 gap-3">
        <TextArea
          label="New note"
          rows={2}
          maxLength={5_000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">Add note</Button>
      </form>
      <ol className="mt-4 grid gap-4">
        {request.notes.map(({ id, at, by, text }) => (
          <li key={id} className="border-l-2 border-brass pl-3">
            <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
            <p className="text-xs text-moss">
              {by}, {inShort(at)}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
