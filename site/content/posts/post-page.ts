import { interpolate } from "../../../content-files/interpolate.ts";
import { readClosing } from "../closing.ts";
import { readEntries, readPage } from "../entries.ts";
import { readBreadcrumb } from "../navigation/breadcrumbs.ts";
import { paths } from "../paths.ts";
import { readPhoto } from "../photos.ts";
import { readParts, readSections } from "./post-body.ts";
import { findNeighbours, type Post, readPosts } from "./posts.ts";
import { readSitePlan } from "./site-plans.ts";

export type PostPage = Awaited<ReturnType<typeof readPostPage>>;

/** Returns everything that a guide's or an article's page shows. */
export async function readPostPage(post: Post) {
  const [blog, posts, categories] = await Promise.all([
    readPage("blog"),
    readPosts(),
    readEntries("categories"),
  ]);
  // Eight categories have a page of their own; the others are a choice of the index.
  const page = categories.find(({ data }) => data.postCategory.id === post.category.id);
  const closing = await readClosing({
    heading: page?.data.closing ?? blog.closing,
    photo: page?.data.closingPhoto,
  });
  const { business } = closing;
  const photos = await Promise.all(post.photos.map(readPhoto));
  const parts = readParts(post.html, photos.length).map(async (part) => {
    if ("photo" in part) return { photo: photos[part.photo] };
    return "sitePlan" in part ? { sitePlan: await readSitePlan(part.sitePlan) } : part;
  });
  const { breadcrumb, contents, updated, quoteCard, callCard } = blog.post;
  return {
    head: {
      post,
      category: {
        name: post.chip ?? post.category.name,
        path: page ? paths.category(page.id) : paths.postsOf(post.category.id),
      },
      updated: post.updatedInWords
        ? { date: post.lastChanged, words: interpolate(updated, { date: post.updatedInWords }) }
        : undefined,
      breadcrumb: await readBreadcrumb(post.title, { label: breadcrumb, path: paths.blog }),
      photo: await readPhoto(post.photo),
    },
    contents: { heading: contents, sections: readSections(post.html) },
    comparison: post.comparison,
    parts: await Promise.all(parts),
    /** What the link to the quote form fills in. */
    prefill: { event: page?.data.eventType, variant: page?.data.formVariant?.id },
    callFirst: page?.data.callFirst,
    call: { label: blog.category.call, path: business.phoneLink },
    quoteCard,
    callCard,
    neighbours: { ...findNeighbours(posts, post.slug), words: blog.post },
    closing,
  };
}
