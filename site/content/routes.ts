import { readCities } from "./cities/cities.ts";
import { readEntries } from "./entries.ts";
import { readPosts } from "./posts/posts.ts";
import { readTrailers } from "./trailers/trailers.ts";

/** A page for each trailer. */
export async function trailerRoutes() {
  const trailers = await readTrailers();
  return trailers.map((trailer) => ({ params: { trailerId: trailer.id }, props: { trailer } }));
}

/** A page for each city. */
export async function cityRoutes() {
  const cities = await readCities();
  return cities.map((city) => ({ params: { city: city.id }, props: { city } }));
}

/** A page for each of the eight categories that have one. */
export async function categoryRoutes() {
  const categories = await readEntries("categories");
  return categories.map((category) => ({
    params: { categorySlug: category.id },
    props: { category },
  }));
}

/** A page for each guide and each article. */
export async function postRoutes() {
  const posts = await readPosts();
  return posts.map((post) => ({ params: { postSlug: post.slug }, props: { post } }));
}

/** A page for each guide; the two articles live under /blog/ and nowhere else. */
export async function guideRoutes() {
  const routes = await postRoutes();
  return routes.filter(({ props }) => props.post.entry.collection === "posts");
}
