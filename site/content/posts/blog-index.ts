import { readClosing } from "../closing.ts";
import { readEntries, readPage } from "../entries.ts";
import { paths } from "../paths.ts";
import { type Post, readPostCards, readPosts } from "./posts.ts";

/** Returns everything that the index of the blog shows. */
export async function readBlogIndex() {
  const [{ index, card, closing }, posts, categories, categoryPages] = await Promise.all([
    readPage("blog"),
    readPosts(),
    readEntries("postCategories"),
    readEntries("categories"),
  ]);
  const pageOf = new Map(categoryPages.map(({ id, data }) => [data.postCategory.id, id]));
  const isFirst = ({ slug }: Post) => slug === index.first.id;
  const cards = await readPostCards([
    ...posts.filter(isFirst),
    ...posts.filter((post) => !isFirst(post)),
  ]);
  return {
    ...index,
    filter: {
      label: index.filter,
      choices: [
        { id: "", name: index.all, path: paths.blog, hasPage: true },
        ...categories.map(({ id, data }) => {
          const page = pageOf.get(id);
          const path = page ? paths.category(page) : paths.postsOf(id);
          return { id, name: data.name, path, hasPage: page !== undefined };
        }),
      ],
      empty: index.empty,
      count: index.count,
    },
    // Excerpts belong to the category pages; here the titles speak.
    cards: cards.map(({ excerpt, ...card }) => card),
    readMore: card.readMore,
    closing: await readClosing({ heading: closing }),
  };
}
