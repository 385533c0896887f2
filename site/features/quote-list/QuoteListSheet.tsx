import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { guestCounts } from "../../../quote-request/choices.ts";
import { formPath } from "../../../quote-request/protocol.ts";
import { ButtonLink, buttonShape, outlineSurface } from "../../ui/ButtonLink.tsx";
import { fieldLook } from "../../ui/Field.tsx";
import { Options } from "../../ui/Options.tsx";
import { updateDraft, withDay } from "./draft.ts";
import { QuoteListLines, removeLine } from "./QuoteListParts.tsx";
import { isDate, type QuoteList, quoteLink } from "./quote-links.ts";
import { addUpPlans, describeQuoteList, type QuoteListContent } from "./quote-summary.ts";

const headingId = "quote-list-heading";
const outlined = `${buttonShape} ${outlineSurface}`;
const field = `font-normal print:min-h-0 print:border-0 print:bg-none print:p-0 ${fieldLook}`;

// Not the date field, which opens the keyboard of a phone.
const focusHeading = () => document.getElementById(headingId)?.focus();

type Props = { list: QuoteList; content: QuoteListContent };

/** The visitor's quote list, to change, print or share: a dialog in two parts. */
export function QuoteListSheet({ list, content, onClose }: Props & { onClose: () => void }) {
  const { sheet } = content.words;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    focusHeading();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={onClose}
      className="fixed inset-0 m-auto h-fit max-h-[calc(100%-2rem)] w-[min(40rem,100%-2rem)] max-w-none overflow-auto bg-ivory text-ink backdrop:bg-night/60 print:static print:m-0 print:max-h-none print:w-full print:bg-transparent print:backdrop:hidden"
    >
      <div className="px-5 pt-4 pb-5 sm:px-6">
        <div className="flex items-center justify-between gap-4">
          <h2 id={headingId} tabIndex={-1} className="text-title-3 outline-none [box-shadow:none]">
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
        <DayFields list={list} content={content} />
      </div>
      <div className="border-t hairline px-5 pt-3 sm:px-6">
        <Entries list={list} content={content} />
      </div>
    </dialog>
  );
}

/** What is on the list, and what can be done with it. */
function Entries({ list, content }: Props) {
  const { sheet, list: words } = content.words;
  const lines = describeQuoteList(list, content);
  const sum = addUpPlans(list, content);
  const address = quoteLink(list);
  return (
    <>
      <QuoteListLines
        lines={lines}
        remove={words.remove}
        onRemove={(line) => {
          removeLine(list, line);
          focusHeading();
        }}
      />
      {lines.length === 0 && <p className="py-3 text-moss">{sheet.empty}</p>}
      {sum && <p className="border-t hairline py-3 font-semibold">{sum}</p>}
      <p className="border-t hairline pt-3 text-sm text-moss print:hidden">{sheet.kept}</p>
      <p className="hidden border-t hairline pt-3 print:block">{content.sender}</p>
      {/* In sight however long the list is; on phones two actions stand beside each other. */}
      <div className="sticky bottom-0 mt-2 flex flex-wrap gap-3 bg-ivory pt-3 pb-6 max-sm:*:grow max-sm:*:first:basis-full max-sm:*:px-3 max-sm:pb-4 print:hidden">
        <ButtonLink href={formPath} look="sun">
          {sheet.quote}
        </ButtonLink>
        <button type="button" onClick={() => print()} className={outlined}>
          {sheet.print}
        </button>
        <CopyLink key={address} path={address} words={sheet} />
      </div>
    </>
  );
}

/** Place, day and people. Uncontrolled: a date that is being typed must not be set. */
function DayFields({ list, content }: Props) {
  const { facts: labels } = content.words.sheet;
  const cities = Object.entries(content.cities).map(([value, label]) => ({ value, label }));
  const change = (name: string, value: string) => {
    if (name === "date" && value !== "" && !isDate(value)) return;
    updateDraft((draft) => ({
      ...draft,
      values: withDay(draft.values, { [name]: value }, content.cities),
    }));
  };
  return (
    <div
      onChange={({ target }) => {
        const { name, value } = target as unknown as HTMLInputElement;
        change(name, value);
      }}
      className="mt-3 grid gap-x-5 gap-y-3 min-[26rem]:max-sm:*:first:col-span-2 min-[26rem]:grid-cols-2 sm:grid-cols-3 print:grid-cols-3"
    >
      <Choices name="city" label={labels.city} none={labels.none} choices={cities} list={list} />
      <label className="font-semibold">
        {labels.date}
        <input
          type="date"
          name="date"
          required
          defaultValue={list.date}
          className={`mt-1 ${field} print:[&::-webkit-calendar-picker-indicator]:hidden print:invalid:invisible`}
        />
      </label>
      <Choices
        name="guests"
        label={labels.guests}
        none={labels.none}
        choices={guestCounts}
        list={list}
      />
    </div>
  );
}

type ChoicesProps = {
  name: "city" | "guests";
  label: string;
  none: string;
  choices: readonly { value: string; label: string }[];
  list: QuoteList;
};

function Choices({ name, label, none, choices, list }: ChoicesProps) {
  return (
    <label className="font-semibold">
      {label}
      <select name={name} defaultValue={list[name]} className={`mt-1 ${field}`}>
        <option value="">{none}</option>
        <Options choices={choices} />
      </select>
    </label>
  );
}

type CopyLinkProps = { path: string; words: { copy: string; copied: string; link: string } };

/** Copies an address, or shows it where the browser lets nobody copy. */
function CopyLink({ path, words }: CopyLinkProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const address = location.origin + path;
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      prompt(words.link, address);
    }
  };
  return (
    <>
      <button type="button" onClick={copy} className={outlined}>
        {words.copy}
      </button>
      <output className="basis-full text-sm empty:hidden">{isCopied && words.copied}</output>
    </>
  );
}
