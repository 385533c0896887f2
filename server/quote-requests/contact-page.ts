// The whole of cheerio brings an HTTP client with it, 23 MB of memory.
import { type CheerioAPI, load } from "cheerio/slim";
import { type FieldName, fieldNames } from "../../quote-request/fields.ts";
import { type AskedLine, askedLines, formElementIds } from "../../quote-request/protocol.ts";
import type { RefusedForm } from "./posted-form.ts";

/**
 * Fills the built contact page with the visitor's values, and with the errors in the summary and
 * beside each field. The form is taken out of its `<astro-island>`, because React must not hydrate
 * HTML that it did not render.
 */
export function fillContactPage(html: string, form: RefusedForm): string {
  const page = parse(html);
  const island = page(`#${formElementIds.form}`).closest("astro-island");
  island.replaceWith(island.contents());
  page("title").text(`Error: ${page("title").text()}`);
  const summary = page(`#${formElementIds.summary}`).removeAttr("hidden").attr("autofocus", "");
  summary.find("h2").text(form.title);
  for (const field of fieldNames) {
    fillControl(page, field, form.input[field]);
    const error = form.errors[field];
    if (error) showError(page, field, error);
  }
  return page.html();
}

function fillControl(page: CheerioAPI, field: FieldName, value: string) {
  const control = page(`#${formElementIds.control(field)}`);
  if (control.is("select"))
    for (const option of control.find("option").removeAttr("selected").toArray()) {
      if (page(option).attr("value") === value) page(option).attr("selected", "");
    }
  // HTML drops a line break that directly follows the start tag (HTML, 13.2.6.4.7).
  else if (control.is("textarea")) control.text(value.startsWith("\n") ? `\n${value}` : value);
  else control.attr("value", value);
}

function showError(page: CheerioAPI, field: FieldName, sentence: string) {
  const target = `#${formElementIds.control(field)}`;
  const link = page("<a>").attr("href", target).text(sentence);
  page(`#${formElementIds.summary} ul`).append(page("<li>").append(link));
  page(target).attr("aria-invalid", "true");
  const error = page(`#${formElementIds.error(field)}`).removeAttr("hidden");
  error.find("[data-error-text]").text(sentence);
}

/** A stored request's reference, and what was asked for; null once that is no longer shown. */
type ThankYou = { reference: string; asked: Partial<Record<AskedLine, string>> | null };

/** Fills the built thank-you page with a stored request. */
export function fillThankYouPage(html: string, { reference, asked }: ThankYou): string {
  const page = parse(html);
  page(`#${formElementIds.reference}`).text(reference);
  if (asked) page(`#${formElementIds.asked}`).removeAttr("hidden");
  for (const line of askedLines) {
    const value = page(`#${formElementIds.askedFor(line)}`).text(asked?.[line] ?? "");
    if (asked?.[line]) value.parent().removeAttr("hidden");
    else value.parent().attr("hidden", "");
  }
  return page.html();
}

const parse = (html: string) => load(html, { xml: { xmlMode: false, encodeEntities: "utf8" } });
