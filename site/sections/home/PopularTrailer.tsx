import type { ReactNode } from "react";
import type { HomePage } from "../../content/pages/home.ts";
import { Badge } from "../../ui/Badge.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { LargeFigures } from "../shared/LargeFigures.tsx";

type Props = HomePage["popular"] & {
  /** The carousel. */
  children?: ReactNode;
};

/** The most popular trailer with its figures, and a carousel that reaches the left edge. */
export function PopularTrailer(props: Props) {
  const { tag, heading, text, figures, link, path, planner, children } = props;
  return (
    <section className="band has-bleed bg-linen">
      <div className="frame grid grid-cols-1 gap-y-below-words md:split-7 md:items-center">
        <div className="bleed-left max-md:-order-1 max-md:-mx-(--gutter)">{children}</div>
        <div className="max-md:contents">
          <div className="max-md:order-first">
            <Badge look="forest">{tag}</Badge>
            <h2 className="mt-4 max-w-[8.3em] text-title-2 md:mb-5">{heading}</h2>
          </div>
          <p>{text}</p>
          <LargeFigures
            figures={figures}
            className="*:first:col-span-2 *:first:[&>dd]:text-title-1 md:mt-7 md:mb-8"
          />
          <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
            <ButtonLink href={path} look="outline">
              {link}
            </ButtonLink>{" "}
            <TextLink href={planner.path}>{planner.label}</TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}
