import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fieldNames, maxLengths } from "../../../quote-request/fields.ts";
import { announcements, tooLong } from "../../../quote-request/messages.ts";
import { formElementIds, honeypotField } from "../../../quote-request/protocol.ts";
import {
  checkQuoteRequest,
  type FieldErrors,
  type QuoteRequest,
} from "../../../quote-request/quote-request.schema.ts";
import { useTypedBeforeHydration } from "../../hydration/use-typed-before-hydration.ts";
import { deleteDraft, saveTyped } from "../quote-list/draft.ts";
import { joinMessage } from "../quote-list/quote-summary.ts";
import { useVisitorDraft } from "../quote-list/use-draft.ts";
import type { QuoteFormWords } from "./form-content.ts";
import { controlOf, readValues, showControl } from "./form-controls.ts";
import type { Notices } from "./Notices.tsx";
import { idempotencyKeyOf, keepSentRequest, readSentRequest } from "./sent-request.ts";
import { transport } from "./transport/backend.ts";
import { type Outcome, sendQuoteRequest } from "./transport/send.ts";
import { useEndDateFiller } from "./use-rental-dates.ts";

/** After so many milliseconds the form says that sending takes long. */
const slowAfter = 6_000;

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
type StatusMessage = { text: string; isProblem: boolean };
const noStatus: StatusMessage = { text: "", isProblem: false };

export type RequestState = ReturnType<typeof useQuoteRequest>;

/**
 * The state of the form: editing, submitting, sent (specification, section 4). The fields are
 * uncontrolled.
 */
export function useQuoteRequest(words: QuoteFormWords, { announce, dismiss }: Notices) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, setErrors, editField, reject } = useEditing(dismiss);
  const [isSubmitting, setSubmitting] = useState(false);
  const [status, setStatus] = useState(noStatus);
  const { sent, setSent } = useSent();
  const { eventType = "", startDate = "" } = useVisitorDraft()?.values ?? {};
  useTypedBeforeHydration(form, `#${formElementIds.form}`);

  const submit = async (event: SubmitEvent<HTMLFormElement>, additions: Additions) => {
    event.preventDefault();
    if (isSubmitting) return;
    setStatus(noStatus);
    const sender = event.currentTarget;
    const { checked, message } = checkForm(sender, additions);
    if (!checked.accepted) {
      announce({ kind: "problem", ...announcements.rejected });
      reject(sender, checked.errors);
      return;
    }
    setErrors({});
    setSubmitting(true);
    const { request } = checked;
    const outcome = await send(sender, request, () =>
      setStatus({ text: words.form.stillSending, isProblem: false }),
    );
    if (outcome.kind === "stored") {
      deleteDraft();
      announce({ kind: "success", ...announcements.sent });
      setSubmitting(false);
      setStatus(noStatus);
      setSent({ reference: outcome.reference, request, lines: additions.lines, message });
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
    flushSync(() => {
      setErrors({});
      setSent(null);
      dismiss();
    });
    scrollTo({ top: 0 });
    if (form.current) controlOf(form.current, "name").focus({ preventScroll: true });
  };

  const state = { form, errors, isSubmitting, status, sent, eventType, startDate };
  return { ...state, editField, submit, startAgain };
}

/** What was sent last, which the tab keeps for a reload and the browser's Back. */
function useSent() {
  const [sent, setState] = useState<Sent | null>(null);
  useEffect(() => {
    const kept = readSentRequest<Sent>();
    if (kept) setState({ ...kept, isAgain: true });
  }, []);
  const setSent = (now: Sent | null) => {
    keepSentRequest(now);
    setState(now);
  };
  return { sent, setSent };
}

/** The errors of the fields, and what an edit of a field changes. */
function useEditing(dismiss: () => void) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const fillEndDate = useEndDateFiller(useVisitorDraft()?.values.startDate ?? "");

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
    saveTyped(readValues(event.currentTarget));
  };

  const reject = (sender: HTMLFormElement, rejected: FieldErrors) => {
    // The error summary moves the fields, so the scroll position is known only after rendering.
    flushSync(() => setErrors(rejected));
    const first = fieldNames.find((field) => rejected[field]);
    if (first) showControl(controlOf(sender, first));
  };
  return { errors, setErrors, editField, reject };
}

/** Checks what the form has with what it adds; returns the message without the list, too. */
function checkForm(sender: HTMLFormElement, additions: Additions) {
  const values = readValues(sender);
  const { start, list } = additions;
  const checked = checkQuoteRequest({
    ...values,
    message: joinMessage(start, list, values.message),
  });
  if (!checked.accepted && checked.errors.message)
    checked.errors.message = tooLong(roomForMessage(additions));
  return { checked, message: joinMessage(start, values.message) };
}

/** Sends a request; calls back once that takes long. */
async function send(sender: HTMLFormElement, request: QuoteRequest, onSlow: () => void) {
  const slow = setTimeout(onSlow, slowAfter);
  const isHoneypotFilled = Boolean(new FormData(sender).get(honeypotField));
  const key = idempotencyKeyOf(request);
  const outcome = await sendQuoteRequest(transport, request, key, isHoneypotFilled);
  clearTimeout(slow);
  return outcome;
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
