import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import type { Embla } from "./use-selected.ts";

const steps = {
  previous: { label: "Previous picture", Arrow: ChevronLeft },
  next: { label: "Next picture", Arrow: ChevronRight },
} as const;

/** Classes of the buttons of a carousel. */
export const controlButton =
  "grid size-11 place-items-center rounded-sm hover:bg-current/10 forced-colors:bg-[Canvas]";

type ArrowProps = {
  to: keyof typeof steps;
  isDisabled?: boolean;
  className: string;
  onClick: () => void;
};

/** A button with an arrow. */
export function ArrowButton({ to, isDisabled = false, className, onClick }: ArrowProps) {
  const { label, Arrow } = steps[to];
  return (
    <button
      type="button"
      // Not `disabled`, which would drop the focus from the button.
      aria-disabled={isDisabled || undefined}
      className={`${className} aria-disabled:cursor-default aria-disabled:opacity-40`}
      aria-label={label}
      onClick={onClick}
    >
      <Arrow size={22} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}

type Props = { to: keyof typeof steps; embla: Embla; className: string };

/** Moves a carousel by one picture; disabled at the end of one that does not loop. */
export function StepButton({ to, embla, className }: Props) {
  const canStep = useCanStep(embla, to);
  return (
    <ArrowButton
      to={to}
      isDisabled={!canStep}
      className={className}
      onClick={() => (to === "next" ? embla?.scrollNext() : embla?.scrollPrev())}
    />
  );
}

function useCanStep(embla: Embla, to: Props["to"]): boolean {
  const [can, setCan] = useState(true);
  useEffect(() => {
    if (!embla) return;
    const look = () => setCan(to === "next" ? embla.canScrollNext() : embla.canScrollPrev());
    look();
    embla.on("select", look).on("reInit", look);
    return () => {
      embla.off("select", look).off("reInit", look);
    };
  }, [embla, to]);
  return can;
}

/** Moves a carousel when an arrow key is pressed. */
export function stepByKey(embla: Embla, key: string): void {
  if (key === "ArrowLeft") embla?.scrollPrev();
  if (key === "ArrowRight") embla?.scrollNext();
}

type PictureCountProps = {
  /** From 0. */
  index: number;
  count: number;
  /** Whether screen readers are told of each change. */
  isAnnounced: boolean;
};

/** The number of the current picture and how many there are. */
export function PictureCount({ index, count, isAnnounced }: PictureCountProps) {
  return (
    <span className="mr-2 text-sm tabular-nums" aria-live={isAnnounced ? "polite" : "off"}>
      <span className="sr-only">Picture </span>
      {index + 1} / {count}
    </span>
  );
}
