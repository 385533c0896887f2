import { formElementIds } from "../../../quote-request/protocol.ts";
import { quoteListKey, rowsOfPlans } from "../quote-list/quote-list.ts";
import { saveDraft } from "./draft.ts";
import { readValues } from "./form-controls.ts";

/*
 * Runs in the contact page right behind the form, before the first paint, and shows what would push
 * the fields down later: the phone number of the variant that the link names; and the quote list
 * where the tab or the link has an entry for it, with the number of its entries and room for the
 * sentences of its planned events. Saves what is typed before hydration, which on a slow network
 * takes seconds, for a visitor who leaves the page until then.
 */
const { search } = location;
const linked = new URLSearchParams(search).get("for");
for (const call of document.querySelectorAll<HTMLElement>("[data-call-for]"))
  call.hidden = call.dataset.callFor !== linked;

try {
  const section = document.querySelector<HTMLElement>("[data-quote-list]");
  const known = `?${sessionStorage.getItem(quoteListKey)}&${search.slice(1)}`;
  if (section && /[?&](item|plan|people)=/.test(known)) {
    section.hidden = false;
    const plans = known.match(/\b(plan|people)=/g)?.length ?? 0;
    section.style.setProperty("--plan-rows", `${rowsOfPlans(plans)}`);
    const words = section.querySelector<HTMLElement>("[data-words]");
    const count = known.match(/\b(item|plan|people)=/g)?.length;
    if (words) words.dataset.count = `${count} ${words.dataset.words}`;
  }
} catch {
  // Where storage is forbidden there is no list yet.
}

const form = document.querySelector<HTMLFormElement>(`#${formElementIds.form}`);
form?.addEventListener("input", () => {
  if (!form.noValidate) saveDraft(readValues(form));
});
