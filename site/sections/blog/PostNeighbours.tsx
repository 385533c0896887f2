import type { PostPage } from "../../content/posts/post-page.ts";

/** Links to the next older and the next newer post. */
export function PostNeighbours({ previous, next, words }: PostPage["neighbours"]) {
  return (
    <nav aria-label={words.neighbours} className="frame mt-16 pb-10 print:hidden">
      <ul className="grid gap-x-8 border-t hairline sm:grid-cols-2">
        <Side post={previous} label={words.previous} none={words.noPrevious} />
        <Side post={next} label={words.next} none={words.noNext} className="sm:text-right" />
      </ul>
    </nav>
  );
}

type SideProps = {
  post: PostPage["neighbours"]["next"];
  label: string;
  none: string;
  className?: string;
};

function Side({ post, label, none, className = "" }: SideProps) {
  return (
    <li className={`py-6 max-sm:not-first:border-t max-sm:hairline ${className}`}>
      {post ? (
        <a href={post.path} className="group/side block">
          <span className="text-sm text-moss">{label}</span>{" "}
          <span className="mt-1 block font-display text-xl leading-snug decoration-brass decoration-1 underline-offset-6 group-hover/side:underline">
            {post.title}
          </span>
        </a>
      ) : (
        <p className="text-moss">{none}</p>
      )}
    </li>
  );
}
