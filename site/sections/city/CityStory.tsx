type Props = {
  eyebrow: string;
  heading: string;
  paragraphs: string[];
  places: { heading: string; list: { title: string; text: string }[] };
};

/** A city's story, and its venues with what each needs. */
export function CityStory({ eyebrow, heading, paragraphs, places }: Props) {
  const [first, ...others] = paragraphs;
  return (
    <section className="band bg-white">
      <div className="frame grid gap-x-20 gap-y-14 lg:grid-cols-[7fr_5fr]">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3.5 mb-6 max-w-[18ch] text-title-2">{heading}</h2>
          <p className="max-w-[52ch] text-lg">{first}</p>
          {others.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[54ch] text-moss">
              {paragraph}
            </p>
          ))}
        </div>
        <div>
          <h2 className="text-2xl">{places.heading}</h2>
          <dl className="mt-5 gap-x-12 md:max-lg:grid md:max-lg:grid-cols-2">
            {places.list.map(({ title, text }) => (
              <div key={title} className="border-t hairline py-4.5">
                <dt className="font-display text-xl leading-tight">{title}</dt>
                <dd className="mt-1.5 text-sm text-moss">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
