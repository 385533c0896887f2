import { choices } from "virtual:prefill-choices";
import { useState } from "react";
import type { QuoteRequestInput } from "../../../quote-request/fields.ts";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { QuoteListInForm } from "../quote-list/QuoteListInForm.tsx";
import { readQuoteList, saveQuoteList } from "../quote-list/quote-list.ts";
import { writeList } from "../quote-list/quote-summary.ts";
import { type QuoteListContent, useQuoteList } from "../quote-list/use-quote-list.ts";
import { FormFields } from "./FormFields.tsx";
import { readValues } from "./form-controls.ts";
import { adaptWords, findVariant } from "./form-variant.ts";
import { NoticeToast, useNotices } from "./Notices.tsx";
import { dayOf, fillInDay, prefillForm } from "./prefill-form.ts";
import { SentCard } from "./sent/SentCard.tsx";
import { SentSummary } from "./sent/SentSummary.tsx";
import { useQuoteRequest } from "./use-quote-request.ts";
import type { QuoteFormWords } from "./words.ts";

type Props = {
  words: QuoteFormWords;
  listWords: QuoteListContent["words"];
};

/**
 * The contact page's heading with the form, or with the card that replaces it once a request is
 * stored.
 */
export function QuoteRequestForm(props: Props) {
  return (
    <IslandBoundary heading="h1" fallback={<CallInstead words={props.words} />}>
      <InteractiveForm {...props} />
    </IslandBoundary>
  );
}

function InteractiveForm({ words, listWords }: Props) {
  const quoteList = { words: listWords, catalogue: choices.catalogue };
  const notices = useNotices();
  const keepDay = (values: QuoteRequestInput) => {
    const { items, plan, ...before } = readQuoteList();
    const day = dayOf(values, before.city, choices);
    if (JSON.stringify(day) !== JSON.stringify(before)) saveQuoteList({ ...day, items, plan });
  };
  const quote = useQuoteRequest(words, notices, keepDay);
  const { form, syncValues, sent, chosen } = quote;
  const [linkedVariant, setLinkedVariant] = useState<string>();
  // After useQuoteRequest, whose effect restores the draft: a link's choice replaces the draft's.
  const list = useQuoteList(quoteList, sent === null, (stored, prefill) => {
    if (prefill.variant) setLinkedVariant(prefill.variant);
    if (!form.current) return {};
    const before = readValues(form.current);
    prefillForm(form.current, prefill, choices);
    fillInDay(form.current, stored, choices);
    const values = readValues(form.current);
    if (JSON.stringify(values) !== JSON.stringify(before)) syncValues(values);
    return dayOf(values, stored.city, choices);
  });
  const variant = findVariant(choices.variants, chosen.eventType, linkedVariant);
  const adapted = adaptWords(words, variant);
  const additions = {
    start: variant?.messageStart ?? findVariant(choices.variants, "", linkedVariant)?.messageStart,
    list: writeList(list.lines, quoteList.words.summary),
    lines: list.lines,
  };
  return (
    <>
      {sent === null ? (
        <FormFields
          words={adapted}
          callFirst={variant?.callFirst}
          quote={quote}
          additions={additions}
        >
          <QuoteListInForm content={quoteList} list={list} cities={choices.cities} />
        </FormFields>
      ) : (
        <SentCard words={words} reference={sent.reference} onAgain={quote.startAgain} takesFocus>
          <SentSummary words={adapted} listHeading={quoteList.words.list.heading} sent={sent} />
        </SentCard>
      )}
      <NoticeToast notice={notices.notice} onDismiss={notices.dismiss} />
    </>
  );
}

function CallInstead({ words }: { words: QuoteFormWords }) {
  return (
    <p className="mt-6 text-lg">
      {words.form.callInstead}:{" "}
      <a href={words.phoneLink} className="font-semibold underline underline-offset-4">
        {words.phone}
      </a>
    </p>
  );
}
