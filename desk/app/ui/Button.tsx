import type { ComponentProps } from "react";

const shape =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border px-4 text-center text-sm font-semibold [transition:background-color_.2s] disabled:opacity-60 [&_svg]:shrink-0";

const looks = {
  plain: "border-ink/40 hover:bg-ink/5",
  main: "border-forest bg-forest text-ivory hover:bg-ink",
  grave: "border-error text-error hover:bg-error/5",
  graveMain: "border-error bg-error text-ivory",
  bare: "border-transparent hover:underline",
} as const;

type Look = keyof typeof looks;

/** Returns the classes of what looks as a button does. */
export const lookOf = (look: Look): string => `${shape} ${looks[look]}`;

/** A button of 44 px; `main` is the one that a form is sent with. */
export function Button({
  look = "plain",
  className = "",
  ...rest
}: { look?: Look } & ComponentProps<"button">) {
  return <button type="button" {...rest} className={`${lookOf(look)} ${className}`} />;
}

/** A link to another address that looks as a button does. */
export function LinkButton({
  look = "plain",
  className = "",
  ...rest
}: { look?: Look } & ComponentProps<"a">) {
  return <a {...rest} className={`${lookOf(look)} ${className}`} />;
}
