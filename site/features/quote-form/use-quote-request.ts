import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fieldNames, maxLengths, type QuoteRequestInput } from "../../../quote-request/fields.ts";
import { announcements, tooLong } from "../../../quote-request/messages.ts";
import { formElementIds, honeypotField } from "../../../quote-request/protocol.ts";
import {
  checkQuoteRequest,
  type FieldErrors,
  type QuoteRequest,
} from "../../../quote-request/quote-request.schema.ts";
import { useTypedBeforeHydration } from "../../hydration/use-typed-before-hydration.ts";
import { saveQuoteList } from "../quote-list/quote-list.ts";
import { joinMessage } from "../quote-list/quote-summary.ts";
import { deleteDraft, idempotencyKeyOf, keepSent, readKeptSent, saveDraft } from "./draft.ts";
import type { QuoteFormWords } from "./form-content.ts";
import { controlOf, readValues, restoreDraft, showControl } from "./form-controls.ts";
import type { Notices } from "./Notices.tsx";
import { transport } from "./transport/backend.ts";
import { type Outcome, sendQuoteRequest } from "./transport/send.ts";
import { useEndDateFiller } from "./use-rental-dates.ts";

/** After so many milliseconds the form says that sending takes long. */
const slowAfterMs = 6_000;

/**
 * Text that the form adds above the typed message: the variant's first sentence and the quote list.
 */
export type Additions = { start: string | undefined; list: string; lines: readonly string[] };

/** A stored request; the reference is null where the quote function returned none. */
export type Sent = {
  reference: string | null;
  request: QuoteRequest;
  /** The message without the quote list, which is shown as `lines`. */
  message: string;
  lines: readonly string[];
  /** Whether the page shows it again after a reload or the browser's Back. */
  isAgain?: boolean;
};

/** The text beside the submit button. */
type Status = { text: string; isProblem: boolean };
const noStatus: Status = { text: "", isProblem: false };

export type QuoteState = ReturnType<typeof useQuoteRequest>;

/**
 * The state of the form: editing, submitting, sent (specification, section 4). The fields are
 * uncontrolled.
 */
export function useQuoteRequest(
  words: QuoteFormWords,
  { announce, dismiss }: Notices,
  onEdit: (values: QuoteRequestInput) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const [status, setStatus] = useState(noStatus);
  const [sent, setSent] = useState<Sent | null>(null);
  const [chosen, setChosen] = useState({ eventType: "", startDate: "" });
  const fillEndDate = useEndDateFiller(chosen.startDate);
  const isEditing = sent === null;
  useTypedBeforeHydration(form, `#${formElementIds.form}`);

  /** Updates the state that other parts of the form depend on, and saves the draft. */
  const syncValues = (values: QuoteRequestInput) => {
    setChosen({ eventType: values.eventType, startDate: values.startDate });
    saveDraft(values);
  };

  useEffect(() => {
    const kept = readKeptSent<Sent>();
    if (kept) setSent({ ...kept, isAgain: true });
  }, []);

  useEffect(() => {
    if (!form.current || !isEditing) return;
    restoreDraft(form.current);
    const { eventType, startDate } = readValues(form.current);
    setChosen({ eventType, startDate });
  }, [isEditing]);

  // Screen readers read the title first.
  const isRejected = Object.keys(errors).length > 0;
  useEffect(() => {
    const title = document.title.replace(/^Error: /, "");
    document.title = isRejected ? `Error: ${title}` : title;
  }, [isRejected]);

  const editField = (event: InputEvent<HTMLFormElement>) => {
    const changed = [(event.target as HTMLInputElement).name];
    if (fillEndDate(event.currentTarget, changed[0] ?? "")) changed.push("endDate");
    // The notice leaves with the last error that it is about.
    if (isRejected && Object.keys(errors).every((field) => changed.includes(field))) dismiss();
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !changed.includes(field))),
    );
    const values = readValues(event.currentTarget);
    syncValues(values);
    onEdit(values);
  };

  const reject = (sender: HTMLFormElement, rejected: FieldErrors) => {
    // The error summary moves the fields, so the scroll position is known only after rendering.
    flushSync(() => setErrors(rejected));
    const first = fieldNames.find((field) => rejected[field]);
    if (first) showControl(controlOf(sender, first));
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
      reject(
        sender,
        isTooLong ? { ...others, message: tooLong(roomForMessage(additions)) } : others,
      );
      return;
    }
    setErrors({});
    setSubmitting(true);
    const slow = setTimeout(
      () => setStatus({ text: words.form.stillSending, isProblem: false }),
      slowAfterMs,
    );
    const key = idempotencyKeyOf(checked.request, values);
    const isHoneypotFilled = Boolean(new FormData(sender).get(honeypotField));
    const outcome = await sendQuoteRequest(transport, checked.request, key, isHoneypotFilled);
    clearTimeout(slow);
    if (outcome.kind === "stored") {
      deleteDraft();
      saveQuoteList({ items: [] });
      announce({ kind: "success", ...announcements.sent });
      setSubmitting(false);
      setStatus(noStatus);
      const { request } = checked;
      const { reference } = outcome;
      const now = { reference, request, lines, message: joinMessage(start, values.message) };
      keepSent(now);
      setSent(now);
      return;
    }
    // A disabled button cannot take the focus.
    flushSync(() => {
      setSubmitting(false);
      setStatus({ text: statusOf(outcome, words), isProblem: true });
      announce(noticeOf(outcome));
    });
    if (outcome.kind === "invalid" && outcome.field)
      reject(sender, { [outcome.field]: outcome.message });
    else showControl(sender.querySelector("[type=submit]"));
  };

  const startAgain = () => {
    keepSent(null);
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
    syncValues,
    editField,
    submit,
    startAgain,
  };
}

type Failure = Exclude<Outcome, { kind: "stored" }>;

/** Returns how many characters the visitor may type below the text that the form adds. */
function roomForMessage({ start, list }: Additions): number {
  const added = joinMessage(start, list, "x").length - 1;
  return Math.max(0, maxLengths.message - added);
}

function noticeOf(outcome: Failure) {
  return outcome.kind === "invalid"
    ? { kind: "problem" as const, ...announcements.invalid, text: outcome.message }
    : { kind: "problem" as const, ...announcements.failed };
}

/** Returns the text beside the button, which stays: the function's own sentence, or ours. */
function statusOf(outcome: Failure, words: QuoteFormWords): string {
  if (outcome.kind === "invalid") return "";
  return (outcome.kind === "failed" && outcome.sentence) || words.form[outcome.kind];
}
