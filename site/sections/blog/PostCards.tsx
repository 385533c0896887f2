import type { Post } from "../../content/posts/posts.ts";
import { Photo, type PhotoSource } from "../../ui/Photo.tsx";
import { TextLink } from "../../ui/TextLink.tsx";

type PostCard = Pick<
  Post,
  "path" | "title" | "category" | "readTime" | "author" | "date" | "dateInWords"
> & { photo: PhotoSource; excerpt?: string };

type Props = {
  cards: PostCard[];
  readMore: string;
  /** Whether the first card's picture is the first on the page. */
  leadsPage?: boolean;
};

/** The first card, which has the full width unless the list is filtered. */
const lead = {
  card: "grid items-center gap-y-6 md:col-span-2 md:split-7 md:in-data-filtered:col-span-1 md:in-data-filtered:block",
  picture: "not-in-data-filtered:bleed-left",
  photo: "max-h-[34rem] md:max-lg:aspect-[5/4]",
  sizes: "(width < 48rem) 100vw, (width < 90rem) 43rem, 54vw",
  pixels: undefined,
  text: "in-data-filtered:mt-5",
  title: "text-title-3 md:max-lg:text-2xl in-data-filtered:text-2xl",
};
/** The other cards: the full width for a last card alone in its row. */
const follower = {
  card: "md:not-in-data-filtered:even:last:col-span-2 md:not-in-data-filtered:even:last:grid md:not-in-data-filtered:even:last:split-7 md:not-in-data-filtered:even:last:items-center",
  picture: "",
  photo: "",
  sizes: "(width < 48rem) 100vw, 36rem",
  pixels: 1200,
  text: "mt-5",
  title: "text-2xl",
};

/** Returns a card's look with a small picture on phones, beside its words. */
const withThumbnail = (look: typeof follower | typeof lead) => ({
  ...look,
  card: `max-sm:grid max-sm:grid-cols-[1fr_min(7rem,40%)] max-sm:gap-x-5 max-sm:*:min-w-0 ${look.card}`,
  picture: `max-sm:col-start-2 max-sm:row-start-1 max-sm:self-start ${look.picture}`,
  photo: `max-sm:aspect-square ${look.photo}`,
  sizes: `(width < 36rem) 10rem, ${look.sizes}`,
  text: `max-sm:row-start-1 ${look === follower ? "sm:mt-5" : look.text}`,
  title: `text-xl ${look === follower ? "sm:text-2xl" : "sm:text-title-3 md:max-lg:text-2xl"}`,
});
const small = withThumbnail(follower);
const smallLead = withThumbnail(lead);

/** Posts in two columns, the first one over both; below a page's own words, small on phones. */
export function PostCards({ cards, readMore, leadsPage = false }: Props) {
  return (
    <ul className="grid gap-x-8 gap-y-10 pt-8 sm:gap-y-16 md:pt-12 md:grid-cols-2">
      {cards.map((card, index) => {
        const look = lookOf(index, leadsPage);
        return (
          <li key={card.path} data-category={card.category.id} className={look.card}>
            <div className={look.picture}>
              <Photo
                photo={card.photo}
                sizes={look.sizes}
                pixels={look.pixels}
                isFirst={leadsPage && index === 0}
                crop="card"
                className={`aspect-[3/2] w-full ${look.photo}`}
              />
            </div>
            <div className={look.text}>
              <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-moss">
                <span className="font-semibold text-brass-deep">{card.category.name}</span>{" "}
                <span>{card.readTime}</span>
              </p>
              <h2 className={`mt-2.5 ${look.title}`}>
                <a
                  href={card.path}
                  className="decoration-brass decoration-1 underline-offset-6 hover:underline"
                >
                  {card.title}
                </a>
              </h2>
              {card.excerpt && (
                <p className={`mt-3 max-w-[36em] text-moss ${leadsPage ? "" : "max-sm:hidden"}`}>
                  {card.excerpt}
                </p>
              )}
              <p className="mt-3 text-sm text-moss">
                {card.author},{" "}
                <time dateTime={card.date} className="whitespace-nowrap">
                  {card.dateInWords}
                </time>
              </p>
              <p className="mt-1">
                <TextLink href={card.path} about={card.title}>
                  {readMore}
                </TextLink>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Three of four followers have a small picture on phones. */
function lookOf(index: number, leadsPage: boolean) {
  if (index === 0) return leadsPage ? lead : smallLead;
  return index % 4 === 0 ? follower : small;
}
