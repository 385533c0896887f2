import { ChevronLeft } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { Link } from "wouter";
import { linkLook } from "./link-look.ts";

let isFirstScreen = true;

type Props = { title: string; eyebrow?: string; children?: ReactNode };

/** A screen's heading; it names the window and takes the focus when the screen opens. */
export function ScreenHeading({ title, eyebrow, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} | Desk`;
  }, [title]);
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, []);
  useEffect(() => {
    // The first screen leaves it to the browser, which begins at the top.
    if (!isFirstScreen) heading.current?.focus({ preventScroll: true });
    isFirstScreen = false;
  }, []);
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-title-3 wrap-anywhere @max-[15rem]:text-xl text-forest"
        >
          {title}
        </h1>
      </div>
      {children}
    </header>
  );
}

/** The way back, above the heading of what was opened from another screen. */
export const BackTo = ({ href, title }: { href: string; title: string }) => (
  <Link href={href} className={`${linkLook} mb-2 -ml-1 gap-1 text-sm font-semibold`}>
    <ChevronLeft size={18} strokeWidth={1.75} />
    {title}
  </Link>
);
