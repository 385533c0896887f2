import { Check } from "lucide-react";
import { buttonShape } from "../../ui/ButtonLink.tsx";
import { quoteLink } from "./quote-links.ts";

type Props = {
  /** The item, as in the quote list. */
  item: string;
  name: string;
  words: { add: string; added: string };
};

/** Adds an item to the quote list and removes it again. Without JavaScript it links to the form. */
export function AddToQuote({ item, name, words }: Props) {
  return (
    <a
      href={quoteLink({ items: [item] })}
      data-quote-item={item}
      data-quote-name={name}
      className={`${buttonShape} min-h-11! border border-current px-5! text-sm not-aria-pressed:hover:bg-ink/5 aria-pressed:border-forest aria-pressed:bg-forest aria-pressed:text-ivory max-sm:justify-self-start print:hidden`}
    >
      <Check
        size={16}
        strokeWidth={2}
        aria-hidden="true"
        className="-ml-1 hidden in-aria-pressed:inline"
      />
      <span data-quote-label={words.added}>{words.add}</span>
      <span className="sr-only">: {name}</span>
    </a>
  );
}
