import type { ReactNode } from "react";
import type { PostPage } from "../../content/posts/post-page.ts";
import { Breadcrumb } from "../../ui/Breadcrumb.tsx";
import { Photo } from "../../ui/Photo.tsx";

type Props = PostPage["head"] & {
  /** Stands above the picture. */
  children?: ReactNode;
};

/** The title of a post, its picture, category, read time, author and date. */
export function PostHead({ post, updated, category, breadcrumb, photo, children }: Props) {
  return (
    <header className="has-bleed pt-5">
      <div className="frame">
        <Breadcrumb {...breadcrumb} />
        <h1 className="mt-5 md:mt-8 max-w-[14em] text-title-2 sm:text-title-1">{post.title}</h1>
        {children && <div className="mt-5">{children}</div>}
        <div className="bleed-right mt-below-words md:mt-7">
          <Photo
            photo={photo}
            sizes="(width < 80rem) 100vw, (width < 90rem) 75rem, calc(50vw + 37.5rem)"
            isFirst
            crop="hero"
            className="aspect-[3/2] max-h-[42rem] w-full md:aspect-[2/1]"
          />
        </div>
        <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm text-moss">
          <a
            href={category.path}
            className="inline-flex min-h-11 items-center font-semibold text-brass-deep underline decoration-brass decoration-1 underline-offset-6"
          >
            {category.name}
          </a>{" "}
          <span>{post.readTime}</span> <span>{post.author}</span>{" "}
          <time dateTime={post.date} className="whitespace-nowrap">
            {post.dateInWords}
          </time>{" "}
          {updated && <time dateTime={updated.date}>{updated.words}</time>}
        </p>
      </div>
    </header>
  );
}
