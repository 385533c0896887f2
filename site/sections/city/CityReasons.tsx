import type { PhotoSource } from "../../ui/Photo.tsx";
import { TallPhoto } from "../../ui/TallPhoto.tsx";

type Props = {
  eyebrow: string;
  heading: string;
  reasons: { title: string; text: string }[];
  /** The country around the city. */
  photo: PhotoSource;
};

/** Four reasons beside a tall picture of the region. */
export function CityReasons({ eyebrow, heading, reasons, photo }: Props) {
  return (
    <section className="band frame grid gap-y-9 md:split-5">
      <div className="flex flex-col">
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="mt-3.5 max-w-[12.75em] text-title-2">{heading}</h2>
        <TallPhoto photo={photo} fills="md" />
      </div>
      <ul className="grid gap-x-8 gap-y-9">
        {reasons.map(({ title, text }) => (
          <li key={title} className="border-t hairline pt-5">
            <h3 className="text-2xl">{title}</h3>
            <p className="mt-2.5 max-w-[36em] text-moss">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
