import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { eventTypes, guestCounts } from "../../../quote-request/choices.ts";
import type { FieldName } from "../../../quote-request/fields.ts";
import { announcements } from "../../../quote-request/messages.ts";
import { formElementIds, honeypotField } from "../../../quote-request/protocol.ts";
import { paths } from "../../content/paths.ts";
import { forestSurface, sunSurface } from "../../ui/ButtonLink.tsx";
import { Field, SelectField, TextAreaField } from "../../ui/Field.tsx";
import { EmailField } from "./EmailField.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import type { QuoteFormWords } from "./form-content.ts";
import { PhoneLine } from "./PhoneLine.tsx";
import { formAction, transport } from "./transport/backend.ts";
import type { Additions, RequestState } from "./use-quote-request.ts";
import { isInWinter, isShortNotice, useRentalDates } from "./use-rental-dates.ts";

type Props = {
  words: QuoteFormWords;
  request: RequestState;
  /** Words before the phone number in each variant whose visitors should rather call. */
  calls: { name: string; text: string; isShown: boolean }[];
  /** Whether the button is green and not yellow. */
  isQuiet: boolean | undefined;
  /** Text that the form adds above the typed message. */
  additions: Additions;
  /** The quote list, above the first field. */
  children?: ReactNode;
};

/** How a day is written in a browser without date fields, such as Safari 13; others ignore it. */
const typedDay = { placeholder: "YYYY-MM-DD" };

/** The form's heading and its fields; without JavaScript the same form posts natively. */
export function FormFields(props: Props) {
  const { words, request, calls, additions, children } = props;
  const { groups, required } = words.form;
  const days = useRentalDates(request.startDate, words.timeZone);
  return (
    <>
      <p className="eyebrow">{words.eyebrow}</p>
      <h1 className="mt-3 text-title-1 max-sm:max-w-[8em]">{words.heading}</h1>
      <p className="mt-4 max-w-[32em] text-lg text-moss">{words.lead}</p>
      {/* Put in anew on hydration: form-before-paint.ts may have shown one that a draft hides. */}
      {calls.map(({ name, text, isShown }) => (
        <div
          key={`${name} ${days.isHydrated}`}
          data-call-for={name}
          hidden={!isShown}
          className="mt-6"
        >
          <PhoneLine words={words} text={text} />
        </div>
      ))}
      <form
        ref={request.form}
        id={formElementIds.form}
        method="post"
        action={formAction}
        // Without JavaScript the browser validates; with it, its messages would cover ours.
        noValidate={days.isHydrated}
        onSubmit={(event) => request.submit(event, additions)}
        onInput={request.editField}
        onFocus={transport.prepare}
        className="mt-9 opacity-100"
        aria-busy={request.isSubmitting}
      >
        {children}
        <ErrorSummary
          title={announcements.rejected.title}
          count={words.form.incomplete}
          errors={request.errors}
        />
        <p className="pb-5 text-sm text-moss">{required}</p>
        <FieldGroup heading={groups.you}>
          <PersonFields words={words} request={request} />
        </FieldGroup>
        <FieldGroup heading={groups.day}>
          <DayFields words={words} request={request} days={days} />
        </FieldGroup>
        <Honeypot label={words.form.leaveEmpty} />
        <SendButton {...props} />
      </form>
    </>
  );
}

type FieldsProps = Pick<Props, "words" | "request">;

/** Returns what every field has: its ids, name, words and error. */
const fieldOf =
  ({ words, request }: FieldsProps) =>
  (field: FieldName) => ({
    ids: {
      control: formElementIds.control(field),
      error: formElementIds.error(field),
      hint: formElementIds.hint(field),
    },
    name: field,
    error: request.errors[field],
    ...words.form.fields[field],
  });

function PersonFields(props: FieldsProps) {
  const { didYouMean, incompleteEmail } = props.words.form;
  const common = fieldOf(props);
  return (
    <>
      <Field {...common("name")} isWide autoComplete="name" autoCapitalize="words" required />
      <EmailField
        {...common("email")}
        didYouMean={didYouMean}
        incomplete={incompleteEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="none"
        required
      />
      <Field {...common("phone")} type="tel" inputMode="tel" autoComplete="tel" required />
    </>
  );
}

type DayProps = FieldsProps & { days: ReturnType<typeof useRentalDates> };

function DayFields({ words, request, days }: DayProps) {
  const { startDate } = request;
  const { fields, optional, soon, winter } = words.form;
  const common = fieldOf({ words, request });
  const day = { type: "date", ...typedDay, required: true } as const;
  return (
    <>
      <Field {...common("location")} isWide autoComplete="off" required />
      <Field {...common("startDate")} {...day} min={days.startMin} />
      <Field {...common("endDate")} {...day} min={days.endMin} />
      <div role="status" className="mb-7 empty:hidden sm:col-span-2">
        {isShortNotice(startDate, words.timeZone) && <PhoneLine words={words} text={soon} />}
        {isInWinter(startDate) && (
          <p className="border-l-2 border-brass/60 pl-3 text-sm text-moss [*+&]:mt-4">{winter}</p>
        )}
      </div>
      <SelectField {...common("eventType")} {...fields.eventType} choices={eventTypes} required />
      <SelectField
        {...common("guestCount")}
        {...fields.guestCount}
        choices={guestCounts}
        required
      />
      <TextAreaField {...common("message")} optional={optional} rows={5} />
    </>
  );
}

/** The button with the outcome of sending and the words about privacy beside it. */
function SendButton({ words, request: { isSubmitting, status }, isQuiet }: Props) {
  const { submit, submitting, notice, noticeLink } = words.form;
  return (
    <div data-send className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[auto_1fr]">
      <button
        type="submit"
        disabled={isSubmitting}
        className={`min-h-13.5 rounded-sm px-7 font-semibold sm:min-w-48 disabled:cursor-progress disabled:bg-forest disabled:text-ivory ${isQuiet ? forestSurface : sunSurface}`}
      >
        {isSubmitting ? submitting : submit}
      </button>
      <div>
        <StatusLine {...status} />
        <p className="text-sm text-moss">
          {notice}{" "}
          <a href={paths.privacy} className="text-ink underline underline-offset-4">
            {noticeLink}
          </a>
        </p>
      </div>
    </div>
  );
}

/** Fields that belong together, in two columns, under their heading. */
function FieldGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-x-7 sm:grid-cols-2">
      <legend className="w-full border-t hairline pt-4 pb-4 font-display text-2xl">
        {heading}
      </legend>
      {children}
    </fieldset>
  );
}

/** The outcome of sending, beside the button; takes no room while empty. */
function StatusLine({ text, isProblem }: RequestState["status"]) {
  return (
    <output
      className={`mb-3 flex items-start gap-2 font-medium empty:hidden ${isProblem ? "text-error" : "text-brass-deep"}`}
    >
      {text && isProblem && (
        <CircleAlert size={20} strokeWidth={1.75} className="mt-1 shrink-0" aria-hidden="true" />
      )}
      {text && <span>{text}</span>}
    </output>
  );
}

/**
 * A honeypot: bots that fill every field fill it too; visitors do not see it, reach it by Tab or
 * hear it, and browsers do not autofill it.
 */
function Honeypot({ label }: { label: string }) {
  return (
    <p aria-hidden="true" className="sr-only">
      <label>
        {label} <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
