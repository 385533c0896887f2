import { type ReactNode, useEffect, useRef } from "react";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { startDropdowns } from "./dropdowns.ts";
import { startMobileMenu } from "./mobile-menu.ts";

/**
 * Adds to the header's native menus what the browser lacks: hover, Escape, closing on a click
 * outside.
 */
export function Menus({ children }: { children?: ReactNode }) {
  return (
    <IslandBoundary fallback={children}>
      <MenusWithScripts>{children}</MenusWithScripts>
    </IslandBoundary>
  );
}

function MenusWithScripts({ children }: { children?: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!root.current) return;
    const controller = new AbortController();
    startDropdowns(root.current, controller.signal);
    startMobileMenu(root.current, controller.signal);
    return () => controller.abort();
  }, []);
  return (
    <div ref={root} className="contents">
      {children}
    </div>
  );
}
