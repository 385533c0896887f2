import {
  type FieldName,
  pickFields,
  type QuoteRequestInput,
} from "../../../quote-request/fields.ts";
import { formElementIds } from "../../../quote-request/protocol.ts";

export function readValues(form: HTMLFormElement): QuoteRequestInput {
  return pickFields(Object.fromEntries(new FormData(form)));
}

/** Returns the input, select or textarea of a field. */
export function controlOf(form: HTMLFormElement, field: FieldName): HTMLInputElement {
  return form.elements.namedItem(field) as HTMLInputElement;
}

/** Scrolls smoothly to a field or the submit button and focuses it (specification, section 4). */
export function showControl(control: HTMLElement | null): void {
  control?.focus({ preventScroll: true });
  keepFocusInView();
}

/**
 * Scrolls to the focused field together with its label and error, or to the button with its text;
 * to the list of errors, where there is room for the field below it.
 */
export function keepFocusInView(): void {
  const focused = document.activeElement;
  const part = focused?.closest("[data-field], [data-send]");
  if (!focused || !part) return;
  const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = reducesMotion ? "auto" : "smooth";
  const summary = document.getElementById(formElementIds.summary);
  const padding = getComputedStyle(document.documentElement);
  const { scrollPaddingTop: above, scrollPaddingBottom: below } = padding;
  const room = innerHeight - Number.parseFloat(above) - Number.parseFloat(below);
  const bottom = focused.getBoundingClientRect().bottom;
  if (summary?.hidden === false && bottom - summary.getBoundingClientRect().top <= room)
    summary.scrollIntoView({ behavior, block: "start" });
  else part.scrollIntoView({ behavior, block: "center" });
}
