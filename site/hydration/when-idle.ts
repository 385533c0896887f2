/**
 * Resolves when the browser is idle; without a `timeout` never, where it is always busy or draws
 * nothing.
 */
export const whenIdle = (options?: IdleRequestOptions): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, options);
    // Safari has none.
    else setTimeout(resolve);
  });
