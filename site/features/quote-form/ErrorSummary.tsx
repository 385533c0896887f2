import { fieldNames } from "../../../quote-request/fields.ts";
import { formElementIds } from "../../../quote-request/protocol.ts";
import type { FieldErrors } from "../../../quote-request/quote-request.schema.ts";

/** Links to all rejected fields. Always in the page, so that the server can fill it in. */
export function ErrorSummary({ title, errors }: { title: string; errors: FieldErrors }) {
  const rejected = fieldNames.filter((field) => errors[field]);
  return (
    <section
      id={formElementIds.summary}
      aria-labelledby={`${formElementIds.summary}-title`}
      tabIndex={-1}
      hidden={rejected.length === 0}
      className="mb-4 border-l-4 border-error bg-white px-6 py-4"
    >
      <h2 id={`${formElementIds.summary}-title`} className="text-xl">
        {title}
      </h2>
      <ul className="mt-1 text-error [&_a]:inline-flex [&_a]:min-h-8 [&_a]:items-center [&_a]:underline [&_a]:underline-offset-4">
        {rejected.map((field) => (
          <li key={field}>
            <a href={`#${formElementIds.control(field)}`}>{errors[field]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
