import { Icon, type IconName } from "../../ui/Icon.tsx";
import type { PhotoSource } from "../../ui/Photo.tsx";
import { WidePhoto } from "../../ui/WidePhoto.tsx";

type Props = {
  heading: string;
  list: { icon: IconName; title: string; text: string }[];
  photo?: PhotoSource;
};

/** Four features in two columns beside their heading, under a wide picture. */
export function FeatureCards({ heading, list, photo }: Props) {
  return (
    <>
      <WidePhoto photo={photo} />
      <section className="band bg-linen">
        <div className="frame grid gap-y-8 lg:split-4">
          <h2 className="text-title-2 lg:max-w-[7.65em]">{heading}</h2>
          <ul className="grid content-start gap-x-8 gap-y-8 sm:grid-cols-2">
            {list.map(({ icon, title, text }) => (
              <li key={title} className="border-t hairline pt-5">
                <div className="flex justify-between gap-4">
                  <h3 className="min-w-0 text-xl">{title}</h3>
                  <Icon name={icon} />
                </div>
                <p className="mt-2 text-moss">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
