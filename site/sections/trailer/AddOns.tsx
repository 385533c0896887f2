import { AddToQuote } from "../../features/quote-list/AddToQuote.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";

type Props = {
  heading: string;
  text: string;
  list: { item: string; name: string; description: string }[];
  words: { add: string; added: string };
};

/** The add-ons of a trailer, each with a button for the quote list. */
export function AddOns({ heading, text, list, words }: Props) {
  return (
    <section className="frame grid gap-y-8 pb-16 md:split-4">
      <div>
        <h2 className="max-w-[8.3em] text-title-3">
          <NoWrap text={heading} />
        </h2>
        <p className="mt-4 text-moss">{text}</p>
      </div>
      <ul className="border-t hairline">
        {list.map(({ item, name, description }) => (
          <li
            key={name}
            className="grid items-center gap-x-8 gap-y-4 border-b hairline py-6 sm:grid-cols-[1fr_auto]"
          >
            <div>
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1.5 max-w-[36em] text-moss">{description}</p>
            </div>
            <AddToQuote item={item} name={name} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
