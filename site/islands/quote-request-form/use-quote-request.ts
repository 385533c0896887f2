import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldName, fieldNames, pickFields } from "../../../quote-request/fields.ts";
import { announcements } from "../../../quote-request/messages.ts";
import { formElementIds, trapField } from "../../../quote-request/protocol.ts";
import {
  checkQuoteRequest,
  type FieldErrors,
} from "../../../quote-request/quote-request.schema.ts";
import { emptyBasket, keepBasket } from "../../lib/quote-basket.ts";
import { transport } from "./backend.ts";
import { forgetDraft, readDraft, saveDraft } from "./draft.ts";
import type { Announce } from "./Notices.tsx";
import { sendQuoteRequest } from "./send.ts";
import type { QuoteFormWords } from "./words.ts";

/** A submit that takes longer than this, in milliseconds, is said to be slow. */
const slowAfter = 6_000;

export type QuoteState = ReturnType<typeof useQuoteRequest>;

/** The form's states: editing, submitting, submitted (specification, section 4). The fields keep their own values. */
export function useQuoteRequest(words: QuoteFormWords, announce: Announce) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const [status, setStatus] = useState("");
  const [reference, setReference] = useState<string | null>(null);
  const isEditing = reference === null;

  useEffect(() => {
    if (form.current && isEditing) restoreDraft(form.current);
  }, [isEditing]);

  // The tab says that something is wrong, for those who hear the title first.
  const isRejected = Object.keys(errors).length > 0;
  useEffect(() => {
    const title = document.title.replace(/^Error: /, "");
    document.title = isRejected ? `Error: ${title}` : title;
  }, [isRejected]);

  const editField = (event: InputEvent<HTMLFormElement>) => {
    const field = (event.target as HTMLInputElement).name as FieldName;
    setErrors(({ [field]: _gone, ...others }) => others);
    if (form.current) saveDraft(readValues(form.current));
  };

  const reject = (rejected: FieldErrors) => {
    // The summary and the messages move the fields; only then is it known where to scroll.
    flushSync(() => setErrors(rejected));
    const first = fieldNames.find((field) => rejected[field]);
    if (first) showField(first);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSubmitting) return;
    setStatus("");
    const values = readValues(event.currentTarget);
    const isTrapFilled = Boolean(new FormData(event.currentTarget).get(trapField));
    const checked = checkQuoteRequest(values);
    if (!checked.accepted) {
      announce({ kind: "problem", ...announcements.rejected });
      reject(checked.errors);
      return;
    }
    setErrors({});
    setSubmitting(true);
    const slow = setTimeout(() => setStatus(words.form.stillSending), slowAfter);
    const { key } = saveDraft(values);
    const outcome = await sendQuoteRequest(transport, checked.request, key, isTrapFilled);
    clearTimeout(slow);
    setSubmitting(false);
    setStatus("");
    switch (outcome.kind) {
      case "stored":
        forgetDraft();
        keepBasket(emptyBasket);
        announce({ kind: "success", ...announcements.sent });
        setReference(outcome.reference ?? words.success.referenceInMail);
        return;
      case "invalid":
        announce({ kind: "problem", ...announcements.invalid, text: outcome.message });
        if (outcome.field) reject({ [outcome.field]: outcome.message });
        return;
      default:
        announce({ kind: "problem", ...announcements.failed });
        setStatus(outcome.kind === "failed" ? (outcome.sentence ?? "") : words.form[outcome.kind]);
    }
  };

  const startAgain = () => {
    setErrors({});
    setReference(null);
  };

  return { form, errors, isSubmitting, status, reference, editField, submit, startAgain };
}

function readValues(form: HTMLFormElement) {
  return pickFields(Object.fromEntries(new FormData(form)));
}

function restoreDraft(form: HTMLFormElement) {
  const draft = readDraft();
  if (!draft) return;
  for (const field of fieldNames) {
    const control = form.elements.namedItem(field) as HTMLInputElement | null;
    if (control && control.value === "") control.value = draft.values[field];
  }
}

/** Scrolls smoothly to a field and focuses it (specification, section 4). */
function showField(field: FieldName) {
  const control = document.getElementById(formElementIds.control(field));
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  control?.focus({ preventScroll: true });
  // The label above belongs to the field, and the error below it must come into view as well.
  control
    ?.closest("[data-field]")
    ?.scrollIntoView({ behavior: calm ? "auto" : "smooth", block: "center" });
}
