import type { HomePage } from "../../content/pages/home.ts";

/**
 * The occasions, set as one text of links. On wide screens with a pointer a picture stands beside
 * it: that of the link with the pointer or the focus, otherwise that of the first.
 */
export function OccasionList({ heading, occasions }: HomePage["occasions"]) {
  return (
    <section className="band relative bg-linen">
      <div className="frame lg:pointer-fine:pl-[calc(38%+4rem-max(var(--gutter),(100%-75rem)/2))]">
        <h2 className="eyebrow font-body">{heading}</h2>
        <ul className="mt-4 font-display text-title-1 leading-[1.3] lg:pointer-fine:text-title-2 lg:pointer-fine:leading-[1.5]">
          {occasions.map(({ label, path, photo }, index) => {
            const { left, top } = photo.positions.tall;
            const whileChosen =
              "animate-[fade-in_.4s] motion-reduce:animate-none lg:pointer-fine:peer-hover:block lg:pointer-fine:peer-focus-visible:block";
            return (
              <li key={path} className="mr-[.3em] inline-block max-w-full wrap-anywhere">
                <a
                  href={path}
                  className="peer underline decoration-brass/50 decoration-1 underline-offset-[.18em] hover:decoration-brass-deep"
                >
                  {label}
                </a>
                <img
                  // Loaded when it is displayed.
                  src={/(\S+) 1200w/.exec(photo.avif)?.[1] ?? photo.src}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className={`absolute inset-y-0 left-0 hidden h-full w-[38%] object-cover object-[var(--focus-left)_var(--focus-top)] focus-left-${left} focus-top-${top} ${index === 0 ? "lg:pointer-fine:block" : whileChosen}`}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
