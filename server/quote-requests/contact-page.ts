import type { CheerioAPI } from "cheerio";
import { type FieldName, fieldNames } from "../../quote-request/fields.ts";
import { type AskedLine, askedLines, formElementIds } from "../../quote-request/protocol.ts";
import {
  createTemplate,
  escapeAttribute,
  escapeText,
  type Slots,
} from "../built-site/html-template.ts";
import type { RefusedForm } from "./posted-form.ts";

/**
 * Takes the built contact page and returns a function that fills in the visitor's values, and the
 * errors in the summary and beside each field. The form is taken out of its `<astro-island>`,
 * because React must not hydrate HTML that it did not render.
 */
export function createContactPage(html: string): (form: RefusedForm) => string {
  return createTemplate<RefusedForm>(html, (page, slots) => {
    unwrapIsland(page, formElementIds.form);
    page("title").text(`Error: ${page("title").text()}`);
    const summary = page(`#${formElementIds.summary}`).removeAttr("hidden").attr("autofocus", "");
    slots.text(summary.find("h2"), ({ title }) => title);
    slots.markup(summary.find("ul"), listErrors);
    for (const field of fieldNames) markField(page, slots, field);
  });
}

function markField(page: CheerioAPI, slots: Slots<RefusedForm>, field: FieldName) {
  const control = page(`#${formElementIds.control(field)}`);
  if (control.is("select")) {
    for (const option of control.find("option").toArray()) {
      const own = page(option).attr("value");
      slots.attribute(page(option), "selected", ({ input }) => (input[field] === own ? "" : null));
    }
  } else if (control.is("textarea")) {
    // HTML drops a line break that directly follows the start tag (HTML, 13.2.6.4.7).
    slots.text(control, ({ input }) =>
      input[field].startsWith("\n") ? `\n${input[field]}` : input[field],
    );
  } else slots.attribute(control, "value", ({ input }) => input[field]);

  const whenValid = control.attr("aria-invalid") ?? null;
  slots.attribute(control, "aria-invalid", ({ errors }) => (errors[field] ? "true" : whenValid));
  const error = page(`#${formElementIds.error(field)}`);
  slots.attribute(error, "hidden", ({ errors }) => (errors[field] ? null : ""));
  slots.text(error.find("[data-error-text]"), ({ errors }) => errors[field] ?? "");
}

function listErrors({ errors }: RefusedForm): string {
  return fieldNames
    .flatMap((field) => {
      const sentence = errors[field];
      const target = escapeAttribute(`#${formElementIds.control(field)}`);
      return sentence ? `<li><a href="${target}">${escapeText(sentence)}</a></li>` : [];
    })
    .join("");
}

/** A stored request's reference, and what was asked for; null once that is no longer shown. */
type ThankYou = { reference: string; asked: Record<AskedLine, string> | null };

/** Takes the built thank-you page and returns a function that fills in a stored request. */
export function createThankYouPage(html: string): (sent: ThankYou) => string {
  return createTemplate<ThankYou>(html, (page, slots) => {
    slots.text(page(`#${formElementIds.reference}`), ({ reference }) => reference);
    slots.attribute(page(`#${formElementIds.asked}`), "hidden", ({ asked }) => (asked ? null : ""));
    for (const line of askedLines) {
      const value = page(`#${formElementIds.askedFor(line)}`);
      slots.text(value, ({ asked }) => asked?.[line] ?? "");
      slots.attribute(value.parent(), "hidden", ({ asked }) => (asked?.[line] ? null : ""));
    }
  });
}

function unwrapIsland(page: CheerioAPI, id: string) {
  const island = page(`#${id}`).closest("astro-island");
  island.replaceWith(island.contents());
}
