// Safari has no requestIdleCallback.
const waitForNext = (done: () => void) => setTimeout(done);

/**
 * Resolves when the browser is idle; without a `timeout` never, where it is always busy or draws
 * nothing.
 */
export const whenIdle = (options?: IdleRequestOptions): Promise<void> =>
  new Promise((resolve) => {
    const wait = window.requestIdleCallback ?? waitForNext;
    wait(() => resolve(), options);
  });
