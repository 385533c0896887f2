import { AddToQuote } from "../../features/quote-list/AddToQuote.tsx";
import { NoWrap } from "../../ui/NoWrap.tsx";
import type { PhotoSource } from "../../ui/Photo.tsx";
import { TallPhoto } from "../../ui/TallPhoto.tsx";

type Props = {
  heading: string;
  text: string;
  list: { item: string; name: string; description: string }[];
  words: { add: string; added: string };
  photo?: PhotoSource;
};

/** The add-ons of a trailer, each with a button for the quote list, beside a tall picture. */
export function AddOns({ heading, text, list, words, photo }: Props) {
  return (
    <section className="frame grid grid-cols-1 gap-y-10 pb-16 max-md:has-[picture]:pb-0 lg:split-8">
      <div>
        <h2 className="text-title-3">
          <NoWrap text={heading} />
        </h2>
        <p className="mt-4 text-moss">{text}</p>
        <ul className="mt-8 border-t hairline">
          {list.map(({ item, name, description }) => (
            <li
              key={name}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 border-b hairline py-5 sm:gap-x-8 sm:py-6 sm:*:last:row-span-2"
            >
              <h3 className="text-xl">{name}</h3>
              <p className="max-w-[36em] text-moss col-start-1 row-start-2 max-sm:col-span-2">
                {description}
              </p>
              <AddToQuote item={item} name={name} words={words} />
            </li>
          ))}
        </ul>
      </div>
      <TallPhoto photo={photo} fills="lg" place="" />
    </section>
  );
}
