import { Phone } from "lucide-react";
import type { QuoteFormWords } from "./form-content.ts";

/** The phone number, for visitors who should rather call than wait. */
export function PhoneLine({ words, text }: { words: QuoteFormWords; text: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 border-y hairline py-4">
      <span className="font-semibold">{text}</span>
      <a
        href={words.phoneLink}
        className="inline-flex min-h-11 items-center gap-2.5 font-display text-2xl whitespace-nowrap underline decoration-brass underline-offset-4"
      >
        <Phone size={20} strokeWidth={1.5} aria-hidden="true" />
        {words.phone}
      </a>
    </p>
  );
}
