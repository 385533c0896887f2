import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Embla } from "./use-selected.ts";

const steps = {
  previous: { label: "Previous picture", Arrow: ChevronLeft },
  next: { label: "Next picture", Arrow: ChevronRight },
} as const;

type Props = { to: keyof typeof steps; embla: Embla; className: string };

/** A button that moves a carousel by one picture. */
export function StepButton({ to, embla, className }: Props) {
  const { label, Arrow } = steps[to];
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      onClick={() => (to === "next" ? embla?.scrollNext() : embla?.scrollPrev())}
    >
      <Arrow size={22} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}

/** Moves a carousel by the arrow keys. */
export function stepByKey(embla: Embla, key: string): void {
  if (key === "ArrowLeft") embla?.scrollPrev();
  if (key === "ArrowRight") embla?.scrollNext();
}
