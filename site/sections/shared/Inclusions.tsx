import { Photo, type PhotoSource } from "../../ui/Photo.tsx";

type Props = {
  id?: string;
  heading: string;
  text?: string;
  list: { title: string; text: string }[];
  photo: PhotoSource;
};

/** What every rental includes, on panelling, beside a photograph as high as the band. */
export function Inclusions({ id, heading, text, list, photo }: Props) {
  return (
    <section id={id} className="has-bleed on-dark panelling bg-forest text-linen print:text-ink">
      <div className="frame grid grid-cols-1 max-lg:band max-lg:gap-y-below-words lg:split-5">
        <div className="bleed-left max-lg:-order-1 max-lg:-mx-(--gutter)">
          <Photo
            photo={photo}
            sizes="(width < 64rem) 100vw, (width < 90rem) 50rem, 60rem"
            className="aspect-[3/2] w-full max-lg:max-h-[26rem] lg:aspect-auto lg:h-full"
          />
        </div>
        <div className="max-lg:contents lg:band">
          <h2 className="max-w-[8.3em] text-title-2 max-lg:order-first">{heading}</h2>
          {text && <p className="lg:mt-5 max-w-[31em] text-brass-pale print:text-moss">{text}</p>}
          <dl className="grid gap-x-8 lg:mt-8 sm:grid-cols-2">
            {list.map(({ title, text }) => (
              <div key={title} className="border-t hairline py-5 sm:last:odd:col-span-2">
                <dt className="font-display text-xl leading-tight">{title}</dt>
                <dd className="mt-1.5 max-w-[26em] text-base">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
