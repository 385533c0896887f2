import { Breadcrumb, type Crumbs } from "../../ui/Breadcrumb.tsx";
import { TextLink } from "../../ui/TextLink.tsx";

type Props = { breadcrumb: Crumbs; back: { label: string; path: string } };

/** The breadcrumb of a trailer page, with a link back to all trailers. */
export function TrailerBreadcrumb({ breadcrumb, back }: Props) {
  return (
    <div className="frame flex flex-wrap items-center justify-between gap-x-8 pt-4 pb-5">
      <Breadcrumb {...breadcrumb} />
      <span className="text-sm print:hidden">
        <TextLink href={back.path}>{back.label}</TextLink>
      </span>
    </div>
  );
}
