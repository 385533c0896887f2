import type { CheerioAPI } from "cheerio";
import { fieldNames, type QuoteRequestInput } from "../../quote-request/fields.ts";
import { formElementIds } from "../../quote-request/protocol.ts";
import type { FieldErrors } from "../../quote-request/quote-request.schema.ts";
import {
  createTemplate,
  escapeAttribute,
  escapeText,
  type Slots,
} from "../built-site/html-template.ts";

/** What the visitor typed, and what is wrong with it. */
export type FilledForm = { input: QuoteRequestInput; title: string; errors: FieldErrors };

/**
 * Takes the built contact page and returns what fills it in with the visitor's values, and with
 * what is wrong in the summary and beside each field. The form's island is taken out, so that React
 * never meets HTML it did not render: the visitor goes on natively.
 */
export function createContactPage(html: string): (form: FilledForm) => string {
  return createTemplate<FilledForm>(html, (page, slots) => {
    takeOutOfIsland(page, formElementIds.form);
    page("title").text(`Error: ${page("title").text()}`);
    const summary = page(`#${formElementIds.summary}`).removeAttr("hidden").attr("autofocus", "");
    slots.text(summary.find("h2"), ({ title }) => title);
    slots.markup(summary.find("ul"), listErrors);
    for (const field of fieldNames) markField(page, slots, field);
  });
}

function markField(page: CheerioAPI, slots: Slots<FilledForm>, field: (typeof fieldNames)[number]) {
  const control = page(`#${formElementIds.control(field)}`);
  if (control.is("select")) {
    for (const option of control.find("option").toArray()) {
      const own = page(option).attr("value");
      slots.attribute(page(option), "selected", ({ input }) => (input[field] === own ? "" : null));
    }
  } else if (control.is("textarea")) {
    // A line break right after the tag is not part of the text (HTML, 13.2.6.4.7).
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

function listErrors({ errors }: FilledForm): string {
  return fieldNames
    .flatMap((field) => {
      const sentence = errors[field];
      const target = escapeAttribute(`#${formElementIds.control(field)}`);
      return sentence ? `<li><a href="${target}">${escapeText(sentence)}</a></li>` : [];
    })
    .join("");
}

/** Takes the built thank-you page and returns what fills a reference in. */
export function createThankYouPage(html: string): (reference: string) => string {
  return createTemplate<string>(html, (page, slots) => {
    slots.text(page(`#${formElementIds.reference}`), (reference) => reference);
  });
}

function takeOutOfIsland(page: CheerioAPI, id: string) {
  const island = page(`#${id}`).closest("astro-island");
  island.replaceWith(island.contents());
}
