import {
  type FieldName,
  fieldNames,
  pickFields,
  type QuoteRequestInput,
} from "../../../quote-request/fields.ts";
import { formElementIds } from "../../../quote-request/protocol.ts";
import { readDraft } from "./draft.ts";

/** What was typed into the form. */
export function readValues(form: HTMLFormElement): QuoteRequestInput {
  return pickFields(Object.fromEntries(new FormData(form)));
}

/** The control of a field; every field has one. */
export function controlOf(form: HTMLFormElement, field: FieldName): HTMLInputElement {
  return form.elements.namedItem(field) as HTMLInputElement;
}

/** Puts what this tab kept into the fields that are empty. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  if (!draft) return;
  for (const field of fieldNames) {
    const control = controlOf(form, field);
    if (control.value === "") control.value = draft.values[field];
  }
}

/** Scrolls smoothly to a field and focuses it (specification, section 4). */
export function showField(field: FieldName): void {
  const control = document.getElementById(formElementIds.control(field));
  control?.focus({ preventScroll: true });
  keepFocusInView();
}

/** Scrolls smoothly to the button and focuses it. */
export function showButton(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLElement>("[type=submit]");
  button?.focus({ preventScroll: true });
  keepFocusInView();
}

/**
 * Scrolls to what has the focus in the form, together with its label above and what is said beside
 * it.
 */
export function keepFocusInView(): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.activeElement
    ?.closest("[data-field], [data-send]")
    ?.scrollIntoView({ behavior: calm ? "auto" : "smooth", block: "center" });
}
