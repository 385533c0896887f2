import { useState } from "react";

/** The page is printed after this long without its floor plan, in milliseconds. */
const giveUpAfter = 3_000;

/** Prints the page; busy until the floor plan has loaded, and hidden without JavaScript. */
export function PrintButton({ label }: { label: string }) {
  const [isBusy, setBusy] = useState(false);
  const printPage = async () => {
    setBusy(true);
    await Promise.race([loadPlan(), new Promise((done) => setTimeout(done, giveUpAfter))]);
    setBusy(false);
    print();
  };
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      onClick={printPage}
      className="min-h-11 text-sm font-semibold underline decoration-brass decoration-1 underline-offset-6 hover:decoration-2 noscript:hidden print:hidden"
    >
      {label}
    </button>
  );
}

/** Loads the floor plan, which otherwise loads when it is near the screen. */
async function loadPlan(): Promise<void> {
  const plan = document.querySelector<HTMLImageElement>("[data-plan] img");
  if (!plan) return;
  plan.loading = "eager";
  // A plan that does not load is left out of the print.
  await plan.decode().catch(() => undefined);
}
