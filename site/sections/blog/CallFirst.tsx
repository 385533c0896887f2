import { Phone } from "lucide-react";
import type { Link } from "../../content/link.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { TextLink } from "../../ui/TextLink.tsx";

type Props = { text?: string; call: Link; quote: Link };

/** A button that calls and a plain link to the form, for visitors who should call first. */
export function CallFirst({ text, call, quote }: Props) {
  return (
    <div data-call-first>
      {text && <p className="mb-below-words text-moss">{text}</p>}
      <p className="flex flex-wrap items-center gap-x-7 gap-y-2">
        <ButtonLink href={call.path} look="forest">
          <Phone size={18} strokeWidth={1.5} aria-hidden="true" />
          {call.label}
        </ButtonLink>{" "}
        <TextLink href={quote.path}>{quote.label}</TextLink>
      </p>
    </div>
  );
}
