import type { ReactNode } from "react";

export const buttonShape =
  "inline-flex min-h-13.5 items-center justify-center gap-2.5 rounded-sm px-6 py-2 text-center font-semibold";

/** Classes of the yellow quote buttons; in forced-colors mode the border shows the button. */
export const sunSurface =
  "border border-transparent bg-sun font-semibold text-ink hover:bg-sun-bright";

/** Classes of a quote button beside a call that comes first: the yellow is its border alone. */
export const quietSurface = "border-2 border-sun font-semibold hover:bg-sun/20";

/** Classes of a button that is to be chosen first, and is no yellow quote button. */
export const forestSurface = "border border-transparent bg-forest text-ivory hover:bg-moss";

/** Classes of a button on a light ground that is an outline. */
export const outlineSurface = "border border-current hover:bg-ink/5";

const looks = {
  sun: sunSurface,
  forest: forestSurface,
  outline: outlineSurface,
  outlineOnDark: "border border-current hover:bg-white/10",
} as const;

type Props = { href: string; look: keyof typeof looks; children: ReactNode };

/**
 * A link styled as a button; `sun` is for quote requests only, `forest` for calls that come first.
 */
export function ButtonLink({ href, look, children }: Props) {
  return (
    <a href={href} className={`${buttonShape} ${looks[look]}`}>
      {children}
    </a>
  );
}
