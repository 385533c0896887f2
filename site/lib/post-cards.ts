import { readPhoto } from "./photos.ts";
import type { Post } from "./posts.ts";

/** Posts as cards: their pictures made ready, without their text. */
export function readPostCards(posts: Post[]) {
  return Promise.all(
    posts.map(async ({ entry, html, photo, excerpt, ...post }) => ({
      ...post,
      photo: await readPhoto(photo),
    })),
  );
}

/** Posts as cards with the first 150 characters of each. */
export async function readPostCardsWithExcerpt(posts: Post[]) {
  const cards = await readPostCards(posts);
  return cards.map((card, index) => ({ ...card, excerpt: posts[index]?.excerpt }));
}
