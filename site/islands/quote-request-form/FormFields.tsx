import type { ReactNode } from "react";
import { eventTypes, guestCounts } from "../../../quote-request/choices.ts";
import { type FieldName, maxLengths } from "../../../quote-request/fields.ts";
import { announcements } from "../../../quote-request/messages.ts";
import { formElementIds, trapField } from "../../../quote-request/protocol.ts";
import { sunSurface } from "../../ui/ButtonLink.tsx";
import { Field, SelectField, TextAreaField } from "../../ui/Field.tsx";
import { formAction, transport } from "./backend.ts";
import { EmailField } from "./EmailField.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { PrivacyNotice } from "./PrivacyNotice.tsx";
import { useFirstDay } from "./use-first-day.ts";
import type { QuoteState } from "./use-quote-request.ts";
import type { QuoteFormWords } from "./words.ts";

type Props = {
  words: QuoteFormWords;
  quote: QuoteState;
  /** What goes with the request, above the message. */
  children?: ReactNode;
};

/** The nine fields. Without JavaScript the same form posts natively. */
export function FormFields({ words, quote, children }: Props) {
  const { fields, required, optional, submit, submitting } = words.form;
  const { errors, isSubmitting, status } = quote;
  const { isAlive, today } = useFirstDay();
  const common = (field: FieldName) => ({
    ids: {
      control: formElementIds.control(field),
      error: formElementIds.error(field),
      hint: formElementIds.hint(field),
    },
    name: field,
    error: errors[field],
    ...fields[field],
  });
  return (
    <>
      <p className="eyebrow">{words.eyebrow}</p>
      <h1 className="mt-3 text-title-1">{words.heading}</h1>
      <p className="mt-4 max-w-[50ch] text-lg text-moss">{words.lead}</p>
      <form
        ref={quote.form}
        id={formElementIds.form}
        method="post"
        action={formAction}
        // The browser's own checks serve where this code does not run; here its bubbles would hide our words.
        noValidate={isAlive}
        onSubmit={quote.submit}
        onInput={quote.editField}
        onFocus={transport.prepare}
        className="mt-9 grid gap-x-7 sm:grid-cols-2"
        aria-busy={isSubmitting}
        data-asleep={isAlive ? undefined : ""}
      >
        <ErrorSummary title={announcements.rejected.title} errors={errors} />
        <p className="pb-5 text-sm text-moss sm:col-span-2">{required}</p>
        <Field
          {...common("name")}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={maxLengths.name}
          required
        />
        <EmailField
          {...common("email")}
          didYouMean={words.form.didYouMean}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={maxLengths.email}
          required
        />
        <Field
          {...common("phone")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={maxLengths.phone}
          required
        />
        <Field
          {...common("location")}
          autoComplete="off"
          maxLength={maxLengths.location}
          required
        />
        <Field {...common("startDate")} type="date" min={today} required />
        <Field {...common("endDate")} type="date" min={today} required />
        <SelectField {...common("eventType")} {...fields.eventType} choices={eventTypes} required />
        <SelectField
          {...common("guestCount")}
          {...fields.guestCount}
          choices={guestCounts}
          required
        />
        {children}
        <TextAreaField
          {...common("message")}
          optional={optional}
          maxLength={maxLengths.message}
          rows={5}
        />
        <Trap label={words.form.leaveEmpty} />
        <div className="grid items-center gap-x-6 gap-y-4 sm:col-span-2 sm:grid-cols-[auto_1fr]">
          <button
            type="submit"
            data-waits
            disabled={isSubmitting}
            className={`min-h-13 min-w-48 rounded-sm px-7 disabled:cursor-progress disabled:bg-linen disabled:text-moss ${sunSurface}`}
          >
            {isSubmitting ? submitting : submit}
          </button>
          <PrivacyNotice words={words} />
        </div>
        <output className="mt-5 block font-medium text-brass-deep empty:hidden sm:col-span-2">
          {status}
        </output>
      </form>
    </>
  );
}

/** For programs that fill every field in: nobody sees it, tabs to it or hears of it, and browsers leave it alone. */
function Trap({ label }: { label: string }) {
  return (
    <p aria-hidden="true" className="sr-only">
      <label>
        {label} <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
