/** The page is printed after this long without its floor plan, in milliseconds. */
const giveUpAfterMs = 3_000;

/**
 * Prints the page when its button is clicked, or was clicked before this code ran
 * (layouts/before-paint.ts); it is busy until the floor plan has loaded.
 */
export function startPrintButton(): void {
  const button = document.querySelector<HTMLElement>("[data-print]");
  button?.addEventListener("click", async () => {
    button.ariaBusy = "true";
    await Promise.race([loadPlan(), new Promise((done) => setTimeout(done, giveUpAfterMs))]);
    button.ariaBusy = null;
    print();
  });
  if (button && window.earlyClick === button) button.click();
}

/** Loads the floor plan, which otherwise loads when it is near the screen. */
async function loadPlan(): Promise<void> {
  const plan = document.querySelector<HTMLImageElement>("[data-plan] img");
  if (!plan) return;
  plan.loading = "eager";
  // A plan that does not load is left out of the print.
  await plan.decode().catch(() => undefined);
}
