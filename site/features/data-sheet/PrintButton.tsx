/** Prints the page, by print-data-sheet.ts; hidden without JavaScript. */
export function PrintButton({ children }: { children: string }) {
  return (
    <button
      type="button"
      data-print
      className="min-h-11 text-sm font-semibold underline decoration-brass decoration-1 underline-offset-6 hover:decoration-2 noscript:hidden print:hidden"
    >
      {children}
    </button>
  );
}
