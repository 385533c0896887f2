import { type ReactNode, useEffect, useRef } from "react";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { startDropdowns } from "./dropdowns.ts";
import { startMobileMenu } from "./mobile-menu.ts";

/** Gives the header's native menus what the browser alone lacks: hover, Escape, closing on a click elsewhere. */
export function Menus({ children }: { children?: ReactNode }) {
  return (
    <IslandBoundary remains={children}>
      <MenusWithScripts>{children}</MenusWithScripts>
    </IslandBoundary>
  );
}

function MenusWithScripts({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current) return;
    const leaving = new AbortController();
    startDropdowns(root.current, leaving.signal);
    startMobileMenu(root.current, leaving.signal);
    return () => leaving.abort();
  }, []);
  return (
    <div ref={root} className="contents">
      {children}
    </div>
  );
}
