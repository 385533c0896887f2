import { IslandBoundary } from "../IslandBoundary.tsx";
import { FormFields } from "./FormFields.tsx";
import { Notices, useNotices } from "./Notices.tsx";
import { QuoteList } from "./QuoteList.tsx";
import { SentCard } from "./SentCard.tsx";
import { type QuoteListContent, useQuoteList } from "./use-quote-list.ts";
import { useQuoteRequest } from "./use-quote-request.ts";
import type { QuoteFormWords } from "./words.ts";

type Props = { words: QuoteFormWords; quoteList: QuoteListContent };

/** The heading of the contact page, its form and, once a request is stored, the card that takes the form's place. */
export function QuoteRequestForm({ words, quoteList }: Props) {
  return (
    <IslandBoundary heading="h1" remains={<CallInstead words={words} />}>
      <LivingForm words={words} quoteList={quoteList} />
    </IslandBoundary>
  );
}

function LivingForm({ words, quoteList }: Props) {
  const { notice, announce, dismiss } = useNotices();
  const quote = useQuoteRequest(words, announce);
  // After the draft was put back, so that the summary comes above what was typed.
  const list = useQuoteList(quote.form, quote.reference === null, quoteList);
  return (
    <>
      {quote.reference === null ? (
        <FormFields words={words} quote={quote}>
          <QuoteList content={quoteList} list={list} />
        </FormFields>
      ) : (
        <SentCard words={words} reference={quote.reference} onAgain={quote.startAgain} takesFocus />
      )}
      <Notices notice={notice} onDismiss={dismiss} />
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
