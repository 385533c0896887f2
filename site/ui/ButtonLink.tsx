import type { ReactNode } from "react";

export const buttonShape =
  "inline-flex min-h-13 items-center justify-center gap-2.5 rounded-sm px-6 text-center font-semibold [transition:background-color_.2s]";

/** Classes of the yellow quote buttons; in forced-colors mode the border shows the button. */
export const sunSurface =
  "border border-transparent bg-sun font-semibold text-ink [transition:background-color_.2s] hover:bg-sun-bright";

const looks = {
  sun: sunSurface,
  outline: "border border-current hover:bg-ink/5",
  outlineOnDark: "border border-current hover:bg-white/10",
} as const;

type Props = { href: string; look: keyof typeof looks; children: ReactNode };

/** A link styled as a button; `sun` is for quote requests only. */
export function ButtonLink({ href, look, children }: Props) {
  return (
    <a href={href} className={`${buttonShape} ${looks[look]}`}>
      {children}
    </a>
  );
}
