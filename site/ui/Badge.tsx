const looks = {
  forest: "bg-forest px-3 py-1.5 font-semibold text-ivory",
  outline: "border border-ink/40 px-3 py-1.5 font-medium",
} as const;

/** A short label beside a name. */
export function Badge({ look, children }: { look: keyof typeof looks; children: string }) {
  return <span className={`inline-block text-xs leading-tight ${looks[look]}`}>{children}</span>;
}
