import { type ReactNode, useEffect, useRef } from "react";
import { formElementIds, formPath } from "../../../../quote-request/protocol.ts";
import { ButtonLink, buttonShape, outlineSurface } from "../../../ui/ButtonLink.tsx";
import { FactRows } from "../../../ui/FactRows.tsx";
import { NoWrap } from "../../../ui/NoWrap.tsx";
import type { QuoteFormWords } from "../form-content.ts";
import { PhoneLine } from "../PhoneLine.tsx";

type Props = {
  words: QuoteFormWords;
  /** Null where the quote function returned none: the line is left out. */
  reference: string | null;
  /** Shows the empty form again; without it the button is a link to the form. */
  onAgain?: () => void;
  /** Whether the heading takes the focus, which the form's button had. */
  takesFocus?: boolean;
  /** Whether the first day is so near that the visitor should call as well. */
  isSoon?: boolean;
  /** The summary of the request. */
  children?: ReactNode;
};

/** The card that replaces the form once a request is stored. */
export function SentCard(props: Props) {
  const { words, reference, onAgain, takesFocus = false, isSoon = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { success } = words;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-title-1 outline-none">
        {success.heading}
      </h1>
      <p className="mt-4 max-w-[32em] text-lg text-moss">{success.lead}</p>
      {isSoon && (
        <div className="mt-6">
          <PhoneLine words={words} text={words.form.soon} />
        </div>
      )}
      <div data-sent className="mt-9 border-t-2 border-success bg-white px-6 py-8 sm:px-10">
        {reference !== null && <Reference words={success} reference={reference} />}
        <h2 className="text-2xl">{success.next}</h2>
        <Steps steps={isSoon ? success.nextSoon : words.whatHappensNext} />
        {/* How many days a date is held says nothing to somebody who needs a trailer tomorrow. */}
        {!isSoon && (
          <>
            <h2 className="mt-8 mb-4 text-xl">{words.facts.heading}</h2>
            <FactRows facts={words.facts.facts} />
          </>
        )}
        <p className="mt-6 text-moss">{words.questions}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">
          {onAgain ? (
            <button type="button" onClick={onAgain} className={`${buttonShape} ${outlineSurface}`}>
              {success.again}
            </button>
          ) : (
            <ButtonLink href={formPath} look="outline">
              {success.again}
            </ButtonLink>
          )}{" "}
          <a
            href={words.phoneLink}
            className={`${buttonShape} border border-transparent bg-forest text-ivory hover:bg-ink`}
          >
            {success.call}
          </a>
        </div>
        {children}
      </div>
    </>
  );
}

type ReferenceProps = { words: QuoteFormWords["success"]; reference: string };

function Reference({ words, reference }: ReferenceProps) {
  return (
    <dl className="mb-7 border-b hairline pb-6">
      <dt className="text-sm text-moss">{words.reference}</dt>
      <dd
        id={formElementIds.reference}
        className="mt-1 font-display text-title-3 tracking-[0.06em] select-all"
      >
        {reference}
      </dd>
      <dd className="mt-1 text-sm text-moss">{words.referenceHint}</dd>
    </dl>
  );
}

/** What happens next, step by step. */
function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="mt-4 grid gap-4">
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[2.25rem_1fr]">
          <span className="font-display text-2xl leading-none text-brass-deep" aria-hidden="true">
            {index + 1}
          </span>
          <span>
            <NoWrap text={step} />
          </span>
        </li>
      ))}
    </ol>
  );
}
