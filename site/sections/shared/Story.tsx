import { NoWrap } from "../../ui/NoWrap.tsx";
import type { PhotoSource } from "../../ui/Photo.tsx";
import { WidePhoto } from "../../ui/WidePhoto.tsx";

type Props = { heading: string; paragraphs: string[]; photo?: PhotoSource };

/** Paragraphs in one column, the first one larger, over a wide picture. */
export function Story({ heading, paragraphs, photo }: Props) {
  const [first, ...others] = paragraphs;
  return (
    <>
      <section className="band frame grid gap-y-6 lg:split-4">
        <h2 className="text-title-2">{heading}</h2>
        <div className="max-w-[36em]">
          <p className="font-display text-2xl leading-snug">{first}</p>
          {others.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-moss">
              <NoWrap text={paragraph} />
            </p>
          ))}
        </div>
      </section>
      <WidePhoto photo={photo} />
    </>
  );
}
