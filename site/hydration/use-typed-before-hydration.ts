import { type RefObject, useLayoutEffect, useState } from "react";

/**
 * Keeps what a visitor typed into a form before its hydration, with the focus and the caret, where
 * React replaces the server's HTML: an element that an extension or a translator has put into the
 * form makes it do so (github.com/facebook/react/issues/11538). The selector finds the form as the
 * server rendered it.
 */
export function useTypedBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  selector: string,
): void {
  // Each attempt to hydrate begins here, while the server's HTML is still in the document.
  const [before] = useState(() => watchForm(selector));
  useLayoutEffect(() => {
    if (before && form.current && before.form !== form.current) copyInto(form.current, before);
  }, [before, form]);
}

type Watched = { form: HTMLFormElement; focused: Element | null };

/** Returns the form of the server's HTML and which of its controls has the focus from now on. */
function watchForm(selector: string): Watched | null {
  const form =
    typeof document === "undefined" ? null : document.querySelector<HTMLFormElement>(selector);
  if (!form) return null;
  const { activeElement } = document;
  const watched: Watched = { form, focused: form.contains(activeElement) ? activeElement : null };
  form.addEventListener("focusin", ({ target }) => {
    watched.focused = target as Element;
  });
  form.addEventListener("focusout", () => {
    // Later, as a control that is removed with its form loses the focus while it is still there.
    queueMicrotask(() => {
      if (form.isConnected && !form.contains(document.activeElement)) watched.focused = null;
    });
  });
  return watched;
}

/** Copies values, checks, focus and caret of a form that was replaced. */
function copyInto(form: HTMLFormElement, before: Watched): void {
  const controls = controlsOf(form);
  controlsOf(before.form).forEach((typed, at) => {
    const control = controls[at];
    if (!control || control.name !== typed.name) return;
    if (control.type === "radio" || control.type === "checkbox") control.checked = typed.checked;
    else control.value = typed.value;
    if (typed !== before.focused || document.activeElement !== document.body) return;
    control.focus({ preventScroll: true });
    // Fields such as e-mail and date have no caret that a script can read.
    if (typed.selectionStart !== null && typeof typed.selectionStart === "number")
      control.setSelectionRange(typed.selectionStart, typed.selectionEnd);
  });
}

/** The form's own controls: what an extension adds has no name. */
const controlsOf = (form: HTMLFormElement) =>
  ([...form.elements] as HTMLInputElement[]).filter(({ name }) => name);
