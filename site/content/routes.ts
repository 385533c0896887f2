import { readCities } from "./cities/cities.ts";
import { readEntries } from "./entries.ts";
import { readPosts } from "./posts/posts.ts";
import { readTrailers } from "./trailers/trailers.ts";

export async function trailerRoutes() {
  const trailers = await readTrailers();
  return trailers.map((trailer) => ({ params: { trailerId: trailer.id }, props: { trailer } }));
}

export async function landingRoutes() {
  const entries = await readEntries("landing");
  return entries.map((entry) => ({ params: { landing: entry.id }, props: { entry } }));
}

export async function cityRoutes() {
  const cities = await readCities();
  return cities.map((city) => ({ params: { city: city.id }, props: { city } }));
}

export async function categoryRoutes() {
  const categories = await readEntries("categories");
  return categories.map((category) => ({
    params: { categorySlug: category.id },
    props: { category },
  }));
}

/** Returns a route for each guide and each article. */
export async function postRoutes() {
  const posts = await readPosts();
  return posts.map((post) => ({ params: { postSlug: post.slug }, props: { post } }));
}

/** Returns a route for each guide; the articles have theirs under /blog/ only. */
export async function guideRoutes() {
  const routes = await postRoutes();
  return routes.filter(({ props }) => props.post.isGuide);
}
