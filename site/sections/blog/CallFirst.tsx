import type { Business } from "../../content/business/business.ts";

type Props = { text: string; business: Business };

/** The phone number set large, above the buttons, for visitors who should call before they write. */
export function CallFirst({ text, business }: Props) {
  return (
    <p className="mb-2 w-full text-moss">
      {text}{" "}
      <a
        href={business.phoneLink}
        className="mt-1.5 block w-fit border-b-2 border-sun font-display text-title-2 leading-tight text-ink"
      >
        {business.phone}
      </a>
    </p>
  );
}
