import { useState } from "react";
import type { QuoteRequestInput } from "../../../quote-request/fields.ts";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { QuoteListInForm } from "../quote-list/QuoteListInForm.tsx";
import { readQuoteList, saveQuoteList } from "../quote-list/quote-list.ts";
import {
  addUpPlans,
  describeQuoteList,
  type QuoteListContent,
  writeList,
} from "../quote-list/quote-summary.ts";
import { useQuoteListOfForm } from "../quote-list/use-quote-list.ts";
import { FormFields } from "./FormFields.tsx";
import type { QuoteFormVariants, QuoteFormWords } from "./form-content.ts";
import { readValues } from "./form-controls.ts";
import { adaptWords, findVariant } from "./form-variant.ts";
import { NoticeToast, useNotices } from "./Notices.tsx";
import { fillInDay, prefillForm, withDay } from "./prefill-form.ts";
import { SentCard } from "./sent/SentCard.tsx";
import { SentSummary } from "./sent/SentSummary.tsx";
import { useQuoteRequest } from "./use-quote-request.ts";
import { isShortNotice } from "./use-rental-dates.ts";

type Props = {
  words: QuoteFormWords;
  variants: QuoteFormVariants;
  quoteList: QuoteListContent;
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

function InteractiveForm({ words, variants, quoteList }: Props) {
  const { cities } = quoteList;
  const notices = useNotices();
  const keepDay = (values: QuoteRequestInput) =>
    saveQuoteList(withDay(readQuoteList(), values, cities));
  const quote = useQuoteRequest(words, notices, keepDay);
  const { form, syncValues, sent, chosen } = quote;
  const [linkedVariant, setLinkedVariant] = useState<string>();
  // After useQuoteRequest, whose effect restores the draft: a link's choice replaces the draft's.
  const list = useQuoteListOfForm(quoteList, sent === null, (list, prefill) => {
    if (prefill.variant) setLinkedVariant(prefill.variant);
    if (!form.current) return list;
    const before = readValues(form.current);
    prefillForm(form.current, prefill, cities, variants);
    fillInDay(form.current, list, cities);
    const values = readValues(form.current);
    if (JSON.stringify(values) !== JSON.stringify(before)) syncValues(values);
    return withDay(list, values, cities);
  });
  const lines = list ? describeQuoteList(list, quoteList) : [];
  const sum = list && addUpPlans(list, quoteList);
  const variant = findVariant(variants, chosen.eventType, linkedVariant);
  const adapted = adaptWords(words, variant);
  const calls = Object.entries(variants).flatMap(([name, entry]) =>
    entry.callFirst ? [{ name, text: entry.callFirst, isShown: entry === variant }] : [],
  );
  const additions = {
    start: variant?.messageStart ?? findVariant(variants, "", linkedVariant)?.messageStart,
    list: writeList(lines, quoteList.words.summary.summary, sum),
    lines: [...lines.map(({ text }) => text), ...(sum ? [sum] : [])],
  };
  return (
    <>
      {sent === null ? (
        <FormFields
          words={adapted}
          calls={calls}
          isQuiet={variant?.isQuiet}
          quote={quote}
          additions={additions}
        >
          <QuoteListInForm content={quoteList} list={list} lines={lines} sum={sum} />
        </FormFields>
      ) : (
        <SentCard
          words={adapted}
          reference={sent.reference}
          onAgain={quote.startAgain}
          takesFocus={!sent.isAgain}
          isSoon={isShortNotice(sent.request.startDate, words.timeZone)}
        >
          <SentSummary words={adapted} listHeading={quoteList.words.list.heading} sent={sent} />
        </SentCard>
      )}
      <NoticeToast {...notices} />
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
