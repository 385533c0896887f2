import { type ReactNode, useEffect, useRef } from "react";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { enliveDropdowns } from "./dropdowns.ts";
import { enliveMobileMenu } from "./mobile-menu.ts";

/** Gives the header's native menus what the browser alone lacks: hover, Escape, closing on a click elsewhere. */
export function Menus({ children }: { children?: ReactNode }) {
  return (
    <IslandBoundary remains={children}>
      <LivingMenus>{children}</LivingMenus>
    </IslandBoundary>
  );
}

function LivingMenus({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current) return;
    const leaving = new AbortController();
    enliveDropdowns(root.current, leaving.signal);
    enliveMobileMenu(root.current, leaving.signal);
    return () => leaving.abort();
  }, []);
  return (
    <div ref={root} className="contents">
      {children}
    </div>
  );
}
