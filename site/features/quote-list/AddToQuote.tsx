import { Check } from "lucide-react";
import { formPath } from "../../../quote-request/protocol.ts";
import { buttonShape } from "../../ui/ButtonLink.tsx";

type Props = {
  /** The item, as in the quote list. */
  item: string;
  name: string;
  words: { add: string; added: string };
};

/**
 * Adds an item to the quote list and removes it again, by quote-list-buttons.ts; until that is
 * loaded it leads to the form with the item.
 */
export function AddToQuote({ item, name, words }: Props) {
  return (
    <form
      action={formPath}
      data-quote-item={name}
      className="grid grow basis-32 max-sm:justify-self-start noscript:hidden print:hidden"
    >
      <button
        type="submit"
        name="item"
        value={item}
        className={`${buttonShape} min-h-11! border border-current px-3! whitespace-nowrap not-aria-pressed:hover:bg-ink/5 aria-pressed:border-forest aria-pressed:bg-forest aria-pressed:text-ivory`}
      >
        <Check
          size={16}
          strokeWidth={2}
          aria-hidden="true"
          className="-ml-1 hidden shrink-0 in-aria-pressed:inline"
        />
        <span className="in-aria-pressed:hidden">{words.add}</span>{" "}
        <span className="hidden in-aria-pressed:inline">{words.added}</span>
        <span className="sr-only">: {name}</span>
      </button>
    </form>
  );
}

/** Announces changes of the quote list to screen readers. */
export function QuoteAnnouncer({ words }: { words: { added: string; removed: string } }) {
  return (
    <p
      role="status"
      data-quote-announcer
      data-added={words.added}
      data-removed={words.removed}
      className="sr-only"
    />
  );
}
