import { Photo, type PhotoSource } from "../../ui/Photo.tsx";

type Props = {
  eyebrow: string;
  heading: string;
  caption: string;
  photo: PhotoSource;
  reasons: { title: string; text: string }[];
};

/** Four reasons in two columns beside a tall photograph. */
export function WhyChooseUs({ eyebrow, heading, caption, photo, reasons }: Props) {
  return (
    <section className="band frame grid gap-x-18 gap-y-10 md:grid-cols-[5fr_7fr]">
      <figure className="relative max-lg:-ml-(--gutter) max-md:-mx-(--gutter)">
        <Photo
          photo={photo}
          sizes="(width < 48rem) 135vw, 56rem"
          crop="tall"
          className="size-full min-h-100 max-md:aspect-[4/3.6] lg:aspect-[4/5]"
        />
        <figcaption className="absolute bottom-0 left-0 bg-ivory py-2.5 pr-5 text-sm text-moss max-lg:pl-(--gutter)">
          {caption}
        </figcaption>
      </figure>
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="mt-3.5 mb-10 max-w-[16ch] text-title-2">{heading}</h2>
        <dl className="grid gap-x-11 gap-y-9 sm:grid-cols-2">
          {reasons.map(({ title, text }) => (
            <div key={title} className="border-t hairline pt-4.5">
              <dt className="mb-2 font-display text-xl leading-tight">{title}</dt>
              <dd className="text-base text-moss">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
