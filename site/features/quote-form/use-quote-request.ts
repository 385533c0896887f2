import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fieldNames, maxLengths, type QuoteRequestInput } from "../../../quote-request/fields.ts";
import { announcements, tooLong } from "../../../quote-request/messages.ts";
import { trapField } from "../../../quote-request/protocol.ts";
import {
  checkQuoteRequest,
  type FieldErrors,
  type QuoteRequest,
} from "../../../quote-request/quote-request.schema.ts";
import { emptyQuoteList, saveQuoteList } from "../quote-list/quote-list.ts";
import { joinMessage } from "../quote-list/quote-summary.ts";
import { forgetDraft, keyOf, saveDraft } from "./draft.ts";
import { controlOf, readValues, restoreDraft, showButton, showField } from "./form-controls.ts";
import type { Notices } from "./Notices.tsx";
import { transport } from "./transport/backend.ts";
import { type Outcome, sendQuoteRequest } from "./transport/send.ts";
import { useEndDateFiller } from "./use-rental-dates.ts";
import type { QuoteFormWords } from "./words.ts";

/** A submit that takes longer than this, in milliseconds, is said to be slow. */
const slowAfter = 6_000;

/**
 * What the form sends above the typed message: its variant's first sentence, and the quote list.
 */
export type Additions = { start: string | undefined; list: string; lines: readonly string[] };

/** What was stored; the reference is null where the function gave none. */
export type Sent = {
  reference: string | null;
  request: QuoteRequest;
  /** The message without the quote list, whose lines stand by themselves. */
  message: string;
  lines: readonly string[];
};

/** What stands beside the button. */
export type Status = { text: string; isProblem: boolean };
const noStatus: Status = { text: "", isProblem: false };

export type QuoteState = ReturnType<typeof useQuoteRequest>;

/** The form's states: editing, submitting, submitted (specification, section 4). The fields keep their own values. */
export function useQuoteRequest(words: QuoteFormWords, { announce, dismiss }: Notices) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const [status, setStatus] = useState(noStatus);
  const [sent, setSent] = useState<Sent | null>(null);
  const [chosen, setChosen] = useState({ eventType: "", startDate: "" });
  const fillEndDate = useEndDateFiller();
  const isEditing = sent === null;

  /** Reads again what other parts of the form depend on, and keeps what was typed. */
  const follow = (values: QuoteRequestInput) => {
    setChosen({ eventType: values.eventType, startDate: values.startDate });
    saveDraft(values);
  };

  useEffect(() => {
    if (!form.current || !isEditing) return;
    restoreDraft(form.current);
    const { eventType, startDate } = readValues(form.current);
    setChosen({ eventType, startDate });
  }, [isEditing]);

  // The tab says that something is wrong, for those who hear the title first.
  const isRejected = Object.keys(errors).length > 0;
  useEffect(() => {
    const title = document.title.replace(/^Error: /, "");
    document.title = isRejected ? `Error: ${title}` : title;
  }, [isRejected]);

  const editField = (event: InputEvent<HTMLFormElement>) => {
    const changed = [(event.target as HTMLInputElement).name];
    if (fillEndDate(event.currentTarget, changed[0] ?? "")) changed.push("endDate");
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !changed.includes(field))),
    );
    follow(readValues(event.currentTarget));
  };

  const reject = (rejected: FieldErrors) => {
    // The summary and the messages move the fields; only then is it known where to scroll.
    flushSync(() => setErrors(rejected));
    const first = fieldNames.find((field) => rejected[field]);
    if (first) showField(first);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>, additions: Additions) => {
    event.preventDefault();
    if (isSubmitting) return;
    setStatus(noStatus);
    const sender = event.currentTarget;
    const values = readValues(sender);
    const { start, list, lines } = additions;
    const message = joinMessage(start, list, values.message);
    const checked = checkQuoteRequest({ ...values, message });
    if (!checked.accepted) {
      announce({ kind: "problem", ...announcements.rejected });
      const { message: isTooLong, ...others } = checked.errors;
      reject(isTooLong ? { ...others, message: tooLong(roomForMessage(additions)) } : others);
      return;
    }
    setErrors({});
    setSubmitting(true);
    const slow = setTimeout(
      () => setStatus({ text: words.form.stillSending, isProblem: false }),
      slowAfter,
    );
    const key = keyOf(checked.request, values);
    const isTrapFilled = Boolean(new FormData(sender).get(trapField));
    const outcome = await sendQuoteRequest(transport, checked.request, key, isTrapFilled);
    clearTimeout(slow);
    if (outcome.kind === "stored") {
      forgetDraft();
      saveQuoteList(emptyQuoteList);
      announce({ kind: "success", ...announcements.sent });
      setSubmitting(false);
      setStatus(noStatus);
      const { request } = checked;
      const { reference } = outcome;
      setSent({ reference, request, lines, message: joinMessage(start, values.message) });
      return;
    }
    // A button that is disabled takes no focus.
    flushSync(() => {
      setSubmitting(false);
      setStatus({ text: statusOf(outcome, words), isProblem: true });
      announce(noticeOf(outcome));
    });
    if (outcome.kind === "invalid" && outcome.field) reject({ [outcome.field]: outcome.message });
    else showButton(sender);
  };

  const startAgain = () => {
    flushSync(() => {
      setErrors({});
      setSent(null);
      dismiss();
    });
    scrollTo({ top: 0 });
    if (form.current) controlOf(form.current, "name").focus({ preventScroll: true });
  };

  return {
    form,
    errors,
    isSubmitting,
    status,
    sent,
    chosen,
    follow,
    editField,
    submit,
    startAgain,
  };
}

type Failure = Exclude<Outcome, { kind: "stored" }>;

/** How many characters may be typed below what the form adds. */
export function roomForMessage({ start, list }: Additions): number {
  const added = joinMessage(start, list, "x").length - 1;
  return Math.max(0, maxLengths.message - added);
}

function noticeOf(outcome: Failure) {
  return outcome.kind === "invalid"
    ? { kind: "problem" as const, ...announcements.invalid, text: outcome.message }
    : { kind: "problem" as const, ...announcements.failed };
}

/** What is said beside the button: what the function says, or that none was reached. */
function statusOf(outcome: Failure, words: QuoteFormWords): string {
  if (outcome.kind === "invalid") return "";
  return outcome.kind === "failed" ? (outcome.sentence ?? "") : words.form[outcome.kind];
}
