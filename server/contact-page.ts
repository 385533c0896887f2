import { load } from "cheerio";
import { fieldNames, type QuoteRequestInput } from "../quote-request/fields.ts";
import { formElementIds } from "../quote-request/protocol.ts";
import type { FieldErrors } from "../quote-request/quote-request.schema.ts";

type Page = ReturnType<typeof load>;

/**
 * Returns the built contact page with the visitor's values, and what is wrong said in the summary and beside each field.
 * The form's island is taken out, so that React never meets HTML it did not render: the visitor goes on natively.
 */
export function fillContactPage(
  html: string,
  input: QuoteRequestInput,
  problem: { title: string; errors: FieldErrors },
): string {
  const page = load(html);
  takeOutOfIsland(page, formElementIds.form);
  page("title").text(`Error: ${page("title").text()}`);

  const summary = page(`#${formElementIds.summary}`).removeAttr("hidden").attr("autofocus", "");
  summary.find("h2").text(problem.title);
  const list = summary.find("ul");
  for (const field of fieldNames) {
    const control = page(`#${formElementIds.control(field)}`);
    const value = input[field];
    if (control.is("select"))
      control.find("option").each((_, option) => void setSelected(page(option), value));
    else if (control.is("textarea")) control.text(value);
    else control.attr("value", value);

    const sentence = problem.errors[field];
    if (!sentence) continue;
    control.attr("aria-invalid", "true");
    const error = page(`#${formElementIds.error(field)}`).removeAttr("hidden");
    error.find("[data-error-text]").text(sentence);
    const link = page("<a></a>")
      .attr("href", `#${formElementIds.control(field)}`)
      .text(sentence);
    list.append(page("<li></li>").append(link));
  }
  return page.html();
}

/** Returns the built thank-you page with the reference. */
export function fillThankYouPage(html: string, reference: string): string {
  const page = load(html);
  page(`#${formElementIds.reference}`).text(reference);
  return page.html();
}

function setSelected(option: ReturnType<Page>, value: string) {
  if (option.attr("value") === value) option.attr("selected", "");
  else option.removeAttr("selected");
}

function takeOutOfIsland(page: Page, id: string) {
  const island = page(`#${id}`).closest("astro-island");
  island.replaceWith(island.contents());
}
