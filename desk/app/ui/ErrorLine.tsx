import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** A sentence in the colour of errors, behind their sign. */
export function ErrorLine({
  className = "",
  children,
}: {
  className?: string;
  children: ReactNode;
}) {
  return (
    <p className={`flex items-start gap-2 text-error ${className}`}>
      <CircleAlert size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
