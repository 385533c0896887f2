/** Calls back when the page has loaded, its fonts included, and the browser is idle. */
export function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  const wait = () => (window.requestIdleCallback ?? setTimeout)(() => callback());
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
