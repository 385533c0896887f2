import { readPhoto } from "../photos.ts";
import type { Post } from "./posts.ts";

/** Returns the posts as cards: with their photos, without their text. */
export function readPostCards(posts: Post[]) {
  return Promise.all(
    posts.map(async ({ entry, html, cardPhoto, ...post }) => ({
      ...post,
      photo: await readPhoto(cardPhoto),
    })),
  );
}
