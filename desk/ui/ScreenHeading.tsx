import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { words } from "../words.ts";

let isFirstScreen = true;

type Props = { title: string; eyebrow?: string; children?: ReactNode };

/** A screen's heading; it names the window and takes the focus when the screen opens. */
export function ScreenHeading({ title, eyebrow, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = words.windowTitle(title);
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
        <h1 ref={heading} tabIndex={-1} className="text-title-3 wrap-anywhere text-forest">
          {title}
        </h1>
      </div>
      {children}
    </header>
  );
}
