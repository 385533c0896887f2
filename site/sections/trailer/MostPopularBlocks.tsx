import type { TrailerPage } from "../../content/trailers/trailer-page.ts";
import { TallPhoto } from "../../ui/TallPhoto.tsx";

type Props = Pick<NonNullable<TrailerPage["mostPopular"]>, "idealFor" | "rentalOptions">;

/** Events that suit the most popular trailer and its rental periods, with a tall picture. */
export function MostPopularBlocks({ idealFor, rentalOptions }: Props) {
  return (
    <section className="band on-dark bg-forest text-linen print:hidden">
      <div className="frame grid grid-cols-1 md:split-7">
        <div className="lg:pr-8">
          <h2 className="text-title-2">{idealFor.heading}</h2>
          <Pairs list={idealFor.list} />
        </div>
        <TallPhoto photo={idealFor.photo} fills="md" place="max-md:mt-10 lg:row-span-2" />
        <div className="md:max-lg:col-span-2 lg:pr-8">
          <h2 className="mt-14 text-title-3">{rentalOptions.heading}</h2>
          <Pairs list={rentalOptions.list} />
        </div>
      </div>
    </section>
  );
}

function Pairs({ list }: { list: { title: string; text: string }[] }) {
  return (
    <dl className="mt-7 grid gap-x-8 gap-y-7 lg:grid-cols-2">
      {list.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-display text-xl">{title}</dt>
          <dd className="mt-1.5 text-linen/90">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
