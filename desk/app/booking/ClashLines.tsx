import { Link } from "wouter";
import type { Clash } from "../../server/desk-answers.ts";
import { requestPath } from "../links.ts";
import { ErrorLine } from "../ui/ErrorLine.tsx";
import { words } from "../words.ts";

/** A sentence for each unit that cannot be booked, with a link to the booking that has it. */
export const ClashLines = ({ clashes }: { clashes: readonly Clash[] }) => (
  <div role="status">
    {clashes.map(({ unit, text, reference }) => (
      <ErrorLine key={unit} className="mt-2 font-semibold">
        {unit} is {text}.{" "}
        {reference && (
          <Link
            href={requestPath(reference)}
            className="inline-block py-2.5 underline underline-offset-4"
          >
            {words.booking.openOther}
          </Link>
        )}
      </ErrorLine>
    ))}
  </div>
);
