import { Photo, type PhotoSource } from "../../ui/Photo.tsx";
import { LineList } from "../shared/LineList.tsx";

type Props = { heading: string; reasons: string[]; photo: PhotoSource };

export function ReasonList({ heading, reasons, photo }: Props) {
  return (
    <section className="band has-bleed bg-linen">
      <div className="frame grid grid-cols-1 items-center gap-y-below-words md:split-7">
        <div className="bleed-left max-md:-mx-(--gutter) md:self-stretch">
          <Photo
            photo={photo}
            sizes="(width < 48rem) 100vw, (width < 90rem) 42rem, 54vw"
            className="aspect-[3/2] max-h-[36rem] w-full md:max-lg:h-full md:max-lg:max-h-none"
          />
        </div>
        <div className="max-md:contents">
          <h2 className="text-title-3 max-md:order-first md:mb-6">{heading}</h2>
          <LineList lines={reasons} className="*:py-3.5" />
        </div>
      </div>
    </section>
  );
}
