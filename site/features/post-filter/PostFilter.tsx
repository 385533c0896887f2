import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { countInWords } from "../../../content-files/interpolate.ts";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";

/** A category; without JavaScript it is shown only where a page lists its posts. */
type Choice = { id: string; name: string; path: string; hasPage: boolean };
type Props = {
  label: string;
  /** The first choice shows every post and has an empty id. */
  choices: Choice[];
  /** Shown when a category has no posts. */
  empty: string;
  /** Announces the number of posts; {count} is filled in. */
  count: { one: string; more: string };
  /** The posts, each with `data-category`. */
  children?: ReactNode;
};

/**
 * Links that filter the posts below by category. Without JavaScript they lead to the categories'
 * pages.
 */
export function PostFilter(props: Props) {
  return (
    <IslandBoundary fallback={props.children}>
      <InteractiveFilter {...props} />
    </IslandBoundary>
  );
}

const categoryInAddress = () => new URLSearchParams(location.search).get("category") ?? "";

function InteractiveFilter({ label, choices, empty, count, children }: Props) {
  const posts = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState("");
  const [shown, setShown] = useState<number | null>(null);

  useEffect(() => {
    const readAddress = () => {
      const named = categoryInAddress();
      setChosen(choices.some(({ id }) => id === named) ? named : "");
    };
    readAddress();
    addEventListener("popstate", readAddress);
    return () => removeEventListener("popstate", readAddress);
  }, [choices]);

  useEffect(() => {
    if (!posts.current) return;
    let found = 0;
    for (const post of posts.current.querySelectorAll<HTMLElement>("[data-category]")) {
      post.hidden = chosen !== "" && post.dataset.category !== chosen;
      if (!post.hidden) found += 1;
    }
    posts.current.toggleAttribute("data-filtered", chosen !== "");
    setShown(found);
  }, [chosen]);

  const choose = (event: MouseEvent, { id }: Choice) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, "", id ? `?category=${id}` : location.pathname);
    setChosen(id);
  };
  return (
    <>
      <Choices label={label} choices={choices} chosen={chosen} onChoose={choose} />
      <p role="status" className={shown === 0 ? "py-16 text-lg" : "sr-only"}>
        {shown === 0 ? empty : chosen && shown && countInWords(count, shown)}
      </p>
      <div ref={posts} className="group/posts">
        {children}
      </div>
    </>
  );
}

type ChoicesProps = Pick<Props, "label" | "choices"> & {
  /** Id of the choice whose posts are shown. */
  chosen: string;
  onChoose: (event: MouseEvent, choice: Choice) => void;
};

function Choices({ label, choices, chosen, onChoose }: ChoicesProps) {
  return (
    <nav aria-label={label} className="border-y hairline py-3">
      <ul className="flex flex-wrap gap-x-6 max-md:-mx-(--gutter) max-md:flex-nowrap max-md:overflow-x-auto max-md:pr-20 max-md:pl-(--gutter) max-md:[mask-image:linear-gradient(90deg,#000_80%,#0000)] max-md:*:shrink-0 max-md:[scrollbar-width:none]">
        {choices.map((choice) => (
          <li key={choice.id} className={choice.hasPage ? "" : "noscript:hidden"}>
            <a
              href={choice.path}
              aria-current={choice.id === chosen ? "true" : undefined}
              onClick={(event) => onChoose(event, choice)}
              className="inline-flex min-h-11 items-center text-sm text-moss decoration-brass decoration-2 underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:underline"
            >
              {choice.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
