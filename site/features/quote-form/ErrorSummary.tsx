import { countInWords } from "../../../content-files/interpolate.ts";
import { fieldNames } from "../../../quote-request/fields.ts";
import { formElementIds } from "../../../quote-request/protocol.ts";
import type { FieldErrors } from "../../../quote-request/quote-request.schema.ts";

type Props = {
  title: string;
  /** Say how many fields are rejected. */
  count: { one: string; more: string };
  errors: FieldErrors;
};

/**
 * Links to all rejected fields; on phones, where the toast and each field say it, their number.
 * Always in the page, so that the server can fill it in, which gives no number.
 */
export function ErrorSummary({ title, count, errors }: Props) {
  const rejected = fieldNames.filter((field) => errors[field]);
  return (
    <section
      id={formElementIds.summary}
      aria-labelledby={`${formElementIds.summary}-title`}
      tabIndex={-1}
      hidden={rejected.length === 0}
      className="mb-4 border-l-4 border-error bg-white px-6 py-4"
    >
      <p className="peer font-semibold text-error empty:hidden md:hidden">
        {rejected.length > 0 && countInWords(count, rejected.length)}
      </p>
      <h2
        id={`${formElementIds.summary}-title`}
        className="text-xl max-md:peer-[:not(:empty)]:hidden"
      >
        {title}
      </h2>
      <ul className="max-md:peer-[:not(:empty)]:hidden mt-1 text-error [&_a]:inline-flex [&_a]:min-h-8 [&_a]:items-center [&_a]:underline [&_a]:underline-offset-4">
        {rejected.map((field) => (
          <li key={field}>
            <a href={`#${formElementIds.control(field)}`}>{errors[field]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
