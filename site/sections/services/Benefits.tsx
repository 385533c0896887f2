import { Icon, type IconName } from "../../ui/Icon.tsx";

type Props = { heading: string; list: { icon: IconName; title: string; text: string }[] };

/** Three benefits on forest green, separated by lines. */
export function Benefits({ heading, list }: Props) {
  return (
    <section className="band on-dark bg-forest text-linen">
      <div className="frame">
        <h2 className="mb-10 text-title-2">{heading}</h2>
        <ul className="grid gap-y-8 md:grid-cols-3">
          {list.map(({ icon, title, text }) => (
            <li
              key={title}
              className="border-t border-brass/35 pt-6 md:not-first:border-l md:not-first:pl-8 md:not-last:pr-8"
            >
              <Icon name={icon} />
              <h3 className="mt-4 text-2xl">{title}</h3>
              <p className="mt-2 max-w-[26em] text-linen/90">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
