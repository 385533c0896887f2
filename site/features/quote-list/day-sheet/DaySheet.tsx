import { X } from "lucide-react";
import { formPath } from "../../../../quote-request/protocol.ts";
import { ButtonLink, buttonShape } from "../../../ui/ButtonLink.tsx";
import type { DaySheetContent } from "./day-sheet-content.ts";
import { TicketFacts } from "./TicketFacts.tsx";
import { TicketLines } from "./TicketLines.tsx";
import { TicketRule } from "./TicketRule.tsx";

const sheetShape =
  "fixed inset-0 m-auto h-fit max-h-[calc(100%-2rem)] w-[min(40rem,100%-2rem)] max-w-none overflow-auto border hairline bg-white px-5 pt-4 pb-6 text-ink shadow-floating backdrop:bg-night/60 sm:px-6 print:static print:m-0 print:max-h-none print:w-full print:border-0 print:shadow-none print:backdrop:hidden";
const outlined = `${buttonShape} border border-current hover:bg-ink/5`;
const field =
  "native-field block min-h-13 w-full rounded-sm border border-[#7c857f] bg-white px-3.5 py-3 font-normal print:min-h-0 print:appearance-none print:border-0 print:p-0";

/** The tab that opens the sheet, the sheet, and the question about a day that somebody shared. */
export function DaySheet(content: DaySheetContent) {
  const { sheet } = content.words;
  return (
    <>
      <button
        type="button"
        hidden
        data-tab
        className="on-dark fixed right-4 bottom-(--phone-bar-height) z-20 flex min-h-11 items-center gap-2.5 rounded-t-sm border border-transparent bg-forest px-4 font-semibold text-ivory [@media(height<26rem)]:static print:hidden"
      >
        {sheet.heading}
        <span
          data-count
          className="grid min-w-6 place-items-center rounded-full bg-ivory px-1.5 text-xs leading-6 text-ink tabular-nums empty:hidden"
        />
      </button>
      <dialog data-sheet aria-labelledby="day-sheet" className={sheetShape}>
        <Own {...content} />
      </dialog>
      <dialog data-shared aria-labelledby="shared-day" className={sheetShape}>
        <Shared {...content} />
      </dialog>
    </>
  );
}

function Own(content: DaySheetContent) {
  const { words, cities, guests } = content;
  const { sheet } = words;
  const { facts } = sheet;
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <h2 id="day-sheet" tabIndex={-1} className="text-title-3 outline-none [box-shadow:none]">
          {sheet.heading}
        </h2>
        <form method="dialog">
          <button
            type="submit"
            aria-label={sheet.close}
            className="-mr-2.5 grid size-11 place-items-center print:hidden"
          >
            <X size={22} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </form>
      </div>
      <div className="mt-3 grid gap-x-5 gap-y-3 min-[26rem]:max-sm:*:first:col-span-2 min-[26rem]:grid-cols-2 sm:grid-cols-3 print:grid-cols-3">
        <Choices name="city" label={facts.city} none={facts.none} choices={cities} />
        <label className="font-semibold">
          {facts.date}
          <input
            type="date"
            name="date"
            required
            className={`mt-1 ${field} print:[&::-webkit-calendar-picker-indicator]:hidden print:invalid:invisible`}
          />
        </label>
        <Choices name="guests" label={facts.guests} none={facts.none} choices={guests} />
      </div>
      <TicketRule />
      <TicketLines content={content} isEditable />
      <p data-empty className="py-3 text-moss">
        {sheet.empty}
      </p>
      <p className="border-t hairline pt-3 text-sm text-moss print:hidden">{sheet.kept}</p>
      <p className="hidden border-t hairline pt-3 print:block">{content.sender}</p>
      <div className="mt-5 flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={formPath} look="sun">
          {sheet.quote}
        </ButtonLink>
        <button type="button" data-print className={outlined}>
          {sheet.print}
        </button>
        <button type="button" data-copy className={outlined}>
          {sheet.copy}
        </button>
      </div>
      <output data-copied={sheet.copied} className="mt-3 block text-sm empty:hidden print:hidden" />
      <input
        hidden
        readOnly
        data-link
        aria-label={sheet.link}
        className={`mt-3 ${field} print:hidden`}
      />
    </>
  );
}

type ChoicesProps = {
  name: string;
  label: string;
  none: string;
  choices: readonly { value: string; label: string }[];
};

function Choices({ name, label, none, choices }: ChoicesProps) {
  return (
    <label className="font-semibold">
      {label}
      <select name={name} className={`mt-1 ${field}`}>
        <option value="">{none}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Shared(content: DaySheetContent) {
  const { shared } = content.words.sheet;
  return (
    <>
      <h2 id="shared-day" tabIndex={-1} className="text-title-3 outline-none [box-shadow:none]">
        {shared.heading}
      </h2>
      <p className="mt-2 mb-4 text-moss">
        {shared.text} <span data-replaces>{shared.replaces}</span>
      </p>
      <TicketFacts {...content} />
      <TicketRule />
      <TicketLines content={content} isEditable={false} />
      <form method="dialog" className="mt-5 flex flex-wrap gap-3 print:hidden">
        <button
          type="submit"
          value="use"
          className={`${buttonShape} border border-transparent bg-forest text-ivory hover:bg-ink`}
        >
          {shared.use}
        </button>
        <button type="submit" className={outlined}>
          {shared.leave}
        </button>
      </form>
    </>
  );
}
