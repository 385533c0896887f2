import { formElementIds } from "../../../quote-request/protocol.ts";
import { readDraftText, saveTyped } from "../quote-list/draft.ts";
import { readValues } from "./form-controls.ts";

/*
 * Runs in the contact page right behind the form, before the first paint, and shows what would push
 * the fields down later: the phone number of the variant that the link names; and the quote list
 * where the tab or the link has an entry for it, with the number of its entries. Saves what is
 * typed before hydration, which on a slow network takes seconds, for a visitor who leaves the page
 * until then.
 */
const { search } = location;
const linked = new URLSearchParams(search).get("for");
for (const call of document.querySelectorAll<HTMLElement>("[data-call-for]"))
  call.hidden = call.dataset.callFor !== linked;

const section = document.querySelector<HTMLElement>("[data-quote-list]");
const known = `${readDraftText()}&${search.slice(1)}`;
const count = known.match(/\b(item|plan)=/g)?.length;
if (section && count) {
  section.hidden = false;
  const words = section.querySelector<HTMLElement>("[data-words]");
  if (words) words.dataset.count = `${count} ${words.dataset.words}`;
}

const form = document.querySelector<HTMLFormElement>(`#${formElementIds.form}`);
form?.addEventListener("input", () => {
  if (!form.noValidate) saveTyped(readValues(form));
});
