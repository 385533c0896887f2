import { ExternalLink, Send } from "lucide-react";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { addDays } from "../../../quote-request/days.ts";
import { daysInShort, fullDates } from "../../../server/time/format-dates.ts";
import type { RequestDetail, RequestSummary } from "../../server/desk-answers.ts";
import { findGap } from "../../server/replies/gap.ts";
import { hasMeaning } from "../../server/request-records/statuses.ts";
import { mailLink } from "../links.ts";
import { readToday } from "../time/days-and-months.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { Checkbox, Select, submitTo, TextArea, TextInput } from "../ui/controls.tsx";
import { ErrorLine } from "../ui/ErrorLine.tsx";
import { Section } from "../ui/Section.tsx";
import { useDoAction } from "../unsent-actions/use-do-action.ts";
import { words } from "../words.ts";
import { OtherWriters } from "./OtherWriters.tsx";
import { reportWriting } from "./report-writing.ts";
import { useReplyDraft } from "./use-reply-draft.ts";

type Props = {
  request: RequestSummary & Pick<RequestDetail, "replies" | "writing">;
  email: string;
  /** What the reply answers, where it is known. */
  children?: ReactNode;
};

const describeMark = (isQuote: boolean) => `Mark the request as ${isQuote ? "quoted" : "answered"}`;

/** A reply from a template, sent by the server or opened in the mail program of the device. */
export function ReplyForm({ request, email, children }: Props) {
  const { name, status } = request;
  const doAction = useDoAction();
  const [hasSent, setHasSent] = useState(false);
  // Whoever had an answer is not offered the first one again.
  const isFirst = hasMeaning(status, "isOpen") && request.replies.length === 0 && !hasSent;
  const draft = useReplyDraft(request, isFirst);
  const { template, subject, text, mark, marked } = draft;
  const gap = useGap(subject, text);
  const markStatus = () => {
    if (marked === status) return;
    doAction(request, { kind: "status", status: marked }, words.inbox.marked(name, marked));
  };
  const send = () => {
    if (gap.words) return gap.goTo();
    const texts = { subject: subject.trim(), text: text.trim() };
    doAction(
      request,
      { kind: "reply", ...texts, ...mark, ...(template && { template }) },
      `The reply to ${name} goes out in ten seconds.`,
      draft.refused,
    );
    setHasSent(true);
    draft.forget();
  };
  return (
    <Section heading={`Reply to ${email}`} id="reply">
      {children}
      <form onSubmit={submitTo(send)} className="grid grid-cols-1 gap-3">
        <Fields reference={request.reference} draft={draft} fields={gap.fields}>
          <OtherStatus onlyIf={draft.onlyIf} request={request} />
          <OtherDay subject={subject} startDate={request.startDate} />
        </Fields>
        {gap.words && <GapLine words={gap.words} onGo={gap.goTo} />}
        {draft.canMark && (
          <Checkbox
            label={describeMark(mark.isQuote)}
            checked={mark.marksAnswered}
            onChange={({ target }) => draft.change({ marksAnswered: target.checked })}
          />
        )}
        <OtherWriters request={request} />
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

type OtherStatusProps = Pick<ReturnType<typeof useReplyDraft>, "onlyIf"> & {
  request: RequestSummary;
};

/** Where a template is for a booked customer, or for one who is not: what the request is. */
function OtherStatus({ onlyIf, request: { status, startDate, endDate } }: OtherStatusProps) {
  const isBooked = hasMeaning(status, "isBooked");
  if (onlyIf !== (isBooked ? "not booked" : "booked")) return null;
  return (
    <ErrorLine className="font-semibold">
      {isBooked ? (
        `This request is booked, ${daysInShort(startDate, endDate)}.`
      ) : (
        <>
          This request is not booked.{" "}
          <a href="#status" className="underline">
            Go to its status
          </a>
        </>
      )}
    </ErrorLine>
  );
}

type OtherDayProps = { subject: string; startDate: string | null };

/** Where a mail is about tomorrow: for which other day the delivery is agreed. */
function OtherDay({ subject, startDate }: OtherDayProps) {
  const today = readToday();
  if (!startDate || startDate === addDays(today, 1) || !/\btomorrow\b/i.test(subject)) return null;
  return (
    <ErrorLine className="font-semibold">
      Delivery is agreed for {fullDates(startDate, startDate)}; today is {fullDates(today, today)}.
    </ErrorLine>
  );
}

type TextFields = {
  subject: RefObject<HTMLInputElement | null>;
  text: RefObject<HTMLTextAreaElement | null>;
};
type FieldsProps = {
  reference: string;
  draft: ReturnType<typeof useReplyDraft>;
  fields: TextFields;
  /** What stands above the text. */
  children: ReactNode;
};

/** Template, subject and text, each with what the server said of it. */
function Fields({ reference, draft, fields, children }: FieldsProps) {
  const { templates, template, problemOf } = draft;
  const names = templates.map(({ id, name }) => ({ value: id, label: name }));
  const typeInto = (field: "subject" | "text") => (event: { target: { value: string } }) => {
    draft.change({ [field]: event.target.value });
    reportWriting(reference);
  };
  return (
    <>
      {draft.error && (
        <p className="text-sm text-moss">The templates could not be read; write your own words.</p>
      )}
      {templates.length > 0 && (
        <Select
          label="Template"
          value={template}
          onChange={({ target }) => draft.choose(target.value)}
          options={[{ value: "", label: "None" }, ...names]}
        />
      )}
      <TextInput
        label="Subject"
        required
        maxLength={200}
        ref={fields.subject}
        value={draft.subject}
        problem={problemOf("subject")}
        onChange={typeInto("subject")}
      />
      {children}
      <TextArea
        label="Text"
        required
        rows={8}
        maxLength={10_000}
        ref={fields.text}
        value={draft.text}
        problem={problemOf("text")}
        onChange={typeInto("text")}
      />
    </>
  );
}

/** Returns what is still to be written first, and what selects it in its field. */
function useGap(subject: string, text: string) {
  const fields: TextFields = { subject: useRef(null), text: useRef(null) };
  const inSubject = findGap(subject);
  const open = inSubject ?? findGap(text);
  const goTo = () => {
    const field = (inSubject ? fields.subject : fields.text).current;
    if (open) field?.setSelectionRange(open.at, open.at + open.words.length);
    // The browser scrolls to what is selected.
    field?.focus();
  };
  return { words: open?.words, fields, goTo };
}

const GapLine = ({ words, onGo }: { words: string; onGo: () => void }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-l-4 border-brass bg-linen px-4 py-2 text-sm">
    <p className="min-w-0 wrap-anywhere">Still to be written: {words}</p>
    <Button onClick={onGo}>Go to the place</Button>
  </div>
);
