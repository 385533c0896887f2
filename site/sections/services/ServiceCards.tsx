import type { ServicesPage } from "../../content/pages/services.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Photo } from "../../ui/Photo.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { LineList } from "../shared/LineList.tsx";

/** The services in two columns, the second one lower. */
export function ServiceCards({ services }: Pick<ServicesPage, "services">) {
  return (
    <section className="band has-bleed">
      <ul className="frame grid gap-x-8 gap-y-12 md:grid-cols-2 md:gap-y-16 lg:*:nth-[2]:mt-24 lg:*:nth-[odd]:not-first:-mt-24">
        {services.map(({ icon, title, description, features, link, path, photo }, index) => (
          <li key={path}>
            <div className={index % 2 ? "bleed-right" : "bleed-left"}>
              <Photo
                photo={photo}
                sizes="(width < 48rem) 100vw, (width < 90rem) 36rem, 48vw"
                pixels={1200}
                crop="card"
                className="aspect-[3/2] max-h-[27rem] w-full"
              />
            </div>
            <div className="mt-6 flex items-center justify-between gap-4">
              <h2 className="min-w-0 text-2xl">{title}</h2>
              <Icon name={icon} />
            </div>
            <p className="mt-3 max-w-[36em] text-moss">{description}</p>
            <LineList lines={features} className="mt-4 text-sm *:py-2.5" />
            <p className="mt-3">
              <TextLink href={path}>{link}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
