import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";

type Props = { href: string; about?: string; children: ReactNode };

/** A link with an arrow; `about` names its target for screen readers. */
export function TextLink({ href, about, children }: Props) {
  return (
    <a
      href={href}
      className="group/link inline-block py-2.5 text-balance font-semibold underline decoration-brass decoration-1 underline-offset-6 hover:decoration-2"
    >
      {children}
      {about && <span className="sr-only">: {about}</span>}
      <ArrowRight size={17} strokeWidth={1.5} aria-hidden="true" className="ml-2 inline" />
    </a>
  );
}
