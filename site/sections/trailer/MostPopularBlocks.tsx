import type { TrailerPage } from "../../content/trailers/trailer-page.ts";

type Props = Pick<NonNullable<TrailerPage["mostPopular"]>, "idealFor" | "rentalOptions">;

/** Events that suit the most popular trailer, and its rental periods. */
export function MostPopularBlocks({ idealFor, rentalOptions }: Props) {
  return (
    <section className="band on-dark bg-forest text-linen print:hidden">
      <div className="frame">
        <h2 className="max-w-[10.2em] text-title-2">{idealFor.heading}</h2>
        <dl className="mt-10 grid gap-x-8 sm:grid-cols-2">
          {idealFor.list.map(({ title, text }) => (
            <div key={title} className="border-t border-brass/35 py-6">
              <dt className="font-display text-2xl leading-tight">{title}</dt>
              <dd className="mt-2 max-w-[36em] text-linen/90">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-14 grid gap-y-4 md:split-4">
          <h2 className="max-w-[7.65em] text-title-3">{rentalOptions.heading}</h2>
          <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
            {rentalOptions.list.map(({ title, text }) => (
              <div key={title} className="border-t border-brass/35 pt-5">
                <dt className="font-display text-xl">{title}</dt>
                <dd className="mt-2 text-linen/90">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
