import { IslandBoundary } from "../IslandBoundary.tsx";
import { FormFields } from "./FormFields.tsx";
import { Notices, useNotices } from "./Notices.tsx";
import { SentCard } from "./SentCard.tsx";
import { useQuoteRequest } from "./use-quote-request.ts";
import type { QuoteFormWords } from "./words.ts";

/** The heading of the contact page, its form and, once a request is stored, the card that takes the form's place. */
export function QuoteRequestForm({ words }: { words: QuoteFormWords }) {
  return (
    <IslandBoundary heading="h1" remains={<CallInstead words={words} />}>
      <LivingForm words={words} />
    </IslandBoundary>
  );
}

function LivingForm({ words }: { words: QuoteFormWords }) {
  const { notice, announce, dismiss } = useNotices();
  const quote = useQuoteRequest(words, announce);
  return (
    <>
      {quote.reference === null ? (
        <FormFields words={words} quote={quote} />
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
