import { whenIdle } from "./when-idle.ts";

/** The click goes to the browser after this long: links are followed, forms posted. */
const giveUpAfter = 4_000;

/** The browser is given this long to be idle; one that draws nothing never is. */
const maxIdle = 500;

const clickable = "a, button, img";

/**
 * Intercepts clicks in islands that are not hydrated yet (`ssr` is Astro's mark of these); each is
 * dispatched again once its island is, and what was clicked is busy until then.
 */
export function replayClicks(): void {
  let isReplaying = false;
  const intercept = async (event: MouseEvent) => {
    const target = (event.target as Element).closest<HTMLElement>(clickable);
    const island = target?.closest("astro-island[ssr]");
    if (!target || !island || isReplaying) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Not stopped: the island's own listener hydrates it.
    if (target.hasAttribute("aria-busy")) return;
    target.setAttribute("aria-busy", "true");
    const readClickables = () => [...island.querySelectorAll<HTMLElement>(clickable)];
    const place = readClickables().indexOf(target);
    await new Promise<unknown>((resolve) => {
      island.addEventListener("astro:hydrate", resolve);
      island.addEventListener("astro:hydration-error", resolve);
      setTimeout(resolve, giveUpAfter);
    });
    // React has yet to run the effects of what it has hydrated.
    await whenIdle({ timeout: maxIdle });
    target.removeAttribute("aria-busy");
    isReplaying = true;
    // React puts new elements in place of HTML that an extension or a translator has changed.
    const clicked = target.isConnected ? target : readClickables()[place];
    clicked?.click();
    isReplaying = false;
  };
  addEventListener("click", intercept, true);
}
