import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { QuoteListInForm } from "../quote-list/QuoteListInForm.tsx";
import { writeList } from "../quote-list/quote-summary.ts";
import { type QuoteListContent, useQuoteList } from "../quote-list/use-quote-list.ts";
import { AskedFor } from "./AskedFor.tsx";
import { FormFields } from "./FormFields.tsx";
import { adaptWords, findVariant } from "./form-variant.ts";
import { NoticeToast, useNotices } from "./Notices.tsx";
import { SentCard } from "./SentCard.tsx";
import { useQuoteRequest } from "./use-quote-request.ts";
import type { QuoteFormWords } from "./words.ts";

type Props = { words: QuoteFormWords; quoteList: QuoteListContent };

/** The heading of the contact page, its form and, once a request is stored, the card that takes the form's place. */
export function QuoteRequestForm({ words, quoteList }: Props) {
  return (
    <IslandBoundary heading="h1" remains={<CallInstead words={words} />}>
      <InteractiveForm words={words} quoteList={quoteList} />
    </IslandBoundary>
  );
}

function InteractiveForm({ words, quoteList }: Props) {
  const notices = useNotices();
  const quote = useQuoteRequest(words, notices);
  const { form, follow, sent, chosen } = quote;
  // After the draft was put back, so that a link's choice takes the draft's place.
  const list = useQuoteList({ form, follow, isEditing: sent === null }, quoteList);
  const variant = findVariant(quoteList.variants, chosen.eventType, list.variant);
  const adapted = adaptWords(words, variant);
  const additions = {
    start: variant?.messageStart,
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
          <QuoteListInForm content={quoteList} list={list} />
        </FormFields>
      ) : (
        <SentCard words={words} reference={sent.reference} onAgain={quote.startAgain} takesFocus>
          <AskedFor words={adapted} listHeading={quoteList.words.list.heading} sent={sent} />
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
