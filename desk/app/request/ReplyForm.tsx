import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Send } from "lucide-react";
import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import type { RequestDetail, RequestSummary } from "../../server/desk-answers.ts";
import { findOpenPlace } from "../../server/replies/open-place.ts";
import { statusAfterReply } from "../../server/replies/status-after-reply.ts";
import { templatesQuery } from "../server-api/queries.ts";
import { announce } from "../shell/announcement.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { Checkbox, Select, TextArea, TextInput } from "../ui/controls.tsx";
import { Section } from "../ui/Section.tsx";
import { useDraft } from "../unsent-actions/unsent.ts";
import { useAct } from "../unsent-actions/use-act.ts";
import { words } from "../words.ts";
import { mailLink } from "./links.ts";
import { OthersAtWork } from "./OthersAtWork.tsx";
import { sayWriting } from "./say-writing.ts";

type Props = {
  request: RequestSummary & Pick<RequestDetail, "replies" | "writing">;
  email: string;
  /** What the reply answers, where it is known. */
  children?: ReactNode;
};

const sayMarks = (isQuote: boolean) => `Mark the request as ${isQuote ? "quoted" : "answered"}`;

/** A reply from a template, sent by the server or opened in her mail program. */
export function ReplyForm({ request, email, children }: Props) {
  const { reference, name, status } = request;
  const { data: templates = [], error } = useQuery(templatesQuery(reference));
  const act = useAct();
  const [hasSent, setHasSent] = useState(false);
  // Whoever had an answer is not offered the first one again.
  const isFirst = status === "new" && request.replies.length === 0 && !hasSent;
  const [template, setTemplate, forgetTemplate] = useDraft(
    `template ${reference}`,
    isFirst ? templates[0]?.id : "",
  );
  const chosen = templates.find(({ id }) => id === template);
  const [subject, setSubject, forgetSubject] = useDraft(`subject ${reference}`, chosen?.subject);
  const [text, setText, forgetText] = useDraft(`reply ${reference}`, chosen?.text);
  const [marks, setMarks, forgetMarks] = useDraft(`marks ${reference}`, "yes");
  const marksAnswered = marks === "yes";
  const mark = { marksAnswered, isQuote: chosen?.isQuote === true };
  const marked = statusAfterReply(status, mark);
  const canMark = statusAfterReply(status, { ...mark, marksAnswered: true }) !== status;
  const subjectField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const inSubject = findOpenPlace(subject);
  const open = inSubject ?? findOpenPlace(text);
  const goToOpenPlace = () => {
    const field = (inSubject ? subjectField : textField).current;
    if (open) field?.setSelectionRange(open.at, open.at + open.place.length);
    // The browser scrolls to what is selected.
    field?.focus();
  };

  const choose = (id: string) => {
    setTemplate(id);
    forgetSubject();
    forgetText();
    if (text !== (chosen?.text ?? "") || subject !== (chosen?.subject ?? ""))
      announce("The template has replaced what you wrote.", () => {
        setTemplate(template);
        setSubject(subject);
        setText(text);
      });
  };

  const markStatus = () => {
    if (marked === status) return;
    act(request, { kind: "status", status: marked }, words.inbox.marked(name, marked));
  };
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (open) return goToOpenPlace();
    act(
      request,
      {
        kind: "reply",
        subject: subject.trim(),
        text: text.trim(),
        ...mark,
        ...(template && { template }),
      },
      `The reply to ${name} goes out in ten seconds.`,
    );
    setHasSent(true);
    for (const forget of [forgetTemplate, forgetSubject, forgetText, forgetMarks]) forget();
  };
  return (
    <Section heading={`Reply to ${email}`} id="reply">
      {children}
      <form onSubmit={send} className="grid grid-cols-1 gap-3">
        {error && (
          <p className="text-sm text-moss">
            The templates could not be read; write your own words.
          </p>
        )}
        {templates.length > 0 && (
          <Select
            label="Template"
            value={template}
            onChange={({ target }) => choose(target.value)}
            options={[
              { value: "", label: "None" },
              ...templates.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <TextInput
          label="Subject"
          required
          maxLength={200}
          ref={subjectField}
          value={subject}
          onChange={({ target }) => {
            setSubject(target.value);
            sayWriting(reference);
          }}
        />
        <TextArea
          label="Text"
          required
          rows={8}
          maxLength={10_000}
          ref={textField}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            sayWriting(reference);
          }}
        />
        {open && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-l-4 border-brass bg-linen px-4 py-2 text-sm">
            <p className="min-w-0 wrap-anywhere">Still to be written: {open.place}</p>
            <Button onClick={goToOpenPlace}>Go to the place</Button>
          </div>
        )}
        {canMark && (
          <Checkbox
            label={sayMarks(mark.isQuote)}
            checked={marksAnswered}
            onChange={({ target }) => setMarks(target.checked ? "yes" : "no")}
          />
        )}
        <OthersAtWork request={request} />
        <div className="grid gap-2 sm:grid-cols-2">
          <Button type="submit" look="main">
            <Send size={18} strokeWidth={1.75} />
            Send from here
          </Button>
          <LinkButton href={mailLink(email, subject, text)} onClick={markStatus}>
            <ExternalLink size={18} strokeWidth={1.75} />
            Open in my mail program
          </LinkButton>
        </div>
      </form>
    </Section>
  );
}
