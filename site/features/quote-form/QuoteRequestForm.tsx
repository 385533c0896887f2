import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { QuoteListInForm } from "../quote-list/QuoteListInForm.tsx";
import {
  addUpPlans,
  describeQuoteList,
  type QuoteListContent,
  writeList,
} from "../quote-list/quote-summary.ts";
import { offeredList } from "../quote-list/use-draft.ts";
import { FormFields } from "./FormFields.tsx";
import type { QuoteFormVariants, QuoteFormWords } from "./form-content.ts";
import { adaptWords, findVariant } from "./form-variant.ts";
import { NoticeToast, useNotices } from "./Notices.tsx";
import { SentCard } from "./sent/SentCard.tsx";
import { SentSummary } from "./sent/SentSummary.tsx";
import { useFormDraft } from "./use-form-draft.ts";
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
  const notices = useNotices();
  const request = useQuoteRequest(words, notices);
  const { sent } = request;
  const { draft, linkedVariant } = useFormDraft(request.form, {
    isEditing: sent === null,
    content: quoteList,
    variants,
  });
  const list = draft && offeredList(draft, quoteList);
  const lines = list ? describeQuoteList(list, quoteList) : [];
  const sum = list && addUpPlans(list, quoteList);
  const variant = findVariant(variants, request.eventType, linkedVariant);
  const adapted = adaptWords(words, variant);
  if (sent !== null)
    return (
      <>
        <SentCard
          words={adapted}
          reference={sent.reference}
          onAgain={request.startAgain}
          takesFocus={!sent.isAgain}
          isSoon={isShortNotice(sent.request.startDate, words.timeZone)}
        >
          <SentSummary words={adapted} listHeading={quoteList.words.list.heading} sent={sent} />
        </SentCard>
        <NoticeToast {...notices} />
      </>
    );
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
      <FormFields
        words={adapted}
        calls={calls}
        isQuiet={variant?.isQuiet}
        request={request}
        additions={additions}
      >
        <QuoteListInForm content={quoteList} list={list} lines={lines} sum={sum} />
      </FormFields>
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
