import type { CategoryPage } from "../../content/posts/category-page.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { PostCards } from "./PostCards.tsx";

type Props = CategoryPage["posts"];

export function CategoryPosts({ heading, back, cards, readMore, empty }: Props) {
  return (
    <section className="band has-bleed" aria-label={heading}>
      <div className="frame">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-2">
          <p className="font-display text-title-3">{heading}</p>
          <TextLink href={back.path}>{back.label}</TextLink>
        </div>
        <PostCards cards={cards} readMore={readMore} />
        {cards.length === 0 && <p className="py-16 text-lg">{empty}</p>}
      </div>
    </section>
  );
}
