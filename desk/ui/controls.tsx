import { type ComponentProps, type ReactNode, type SubmitEvent, useId } from "react";

const look =
  "block min-h-11 w-full rounded-sm border border-[#7c857f] bg-white px-3 py-2 text-base text-ink";

type Labelled = { label: string; hint?: string };
type FieldProps = Labelled & {
  children: (tied: { id: string; "aria-describedby": string | undefined }) => ReactNode;
};

/** A label and a hint, and below them the control that they are tied to. */
function Field({ label, hint, children }: FieldProps) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  return (
    <div className="max-w-full min-w-0">
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-moss">
          {hint}
        </p>
      )}
      <span className="mt-1 block" />
      {children({ id, "aria-describedby": hintId })}
    </div>
  );
}

/** An input under its label. */
export const TextInput = ({ label, hint, ...rest }: Labelled & ComponentProps<"input">) => (
  <Field label={label} hint={hint}>
    {(tied) => <input type="text" {...rest} {...tied} className={look} />}
  </Field>
);

/** A textarea under its label; it grows with its text. */
export const TextArea = ({ label, ...rest }: { label: string } & ComponentProps<"textarea">) => (
  <Field label={label}>
    {(tied) => <textarea {...rest} {...tied} className={`${look} field-sizing-content`} />}
  </Field>
);

type Option = { value: string; label: string };
type SelectProps = { label: string; options: readonly Option[] } & ComponentProps<"select">;

/** A select under its label. */
export const Select = ({ label, options, ...rest }: SelectProps) => (
  <Field label={label}>
    {(tied) => (
      <select {...rest} {...tied} className={look}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Field>
);

/** A checkbox before its label, over 44 px. */
export const Checkbox = ({ label, ...rest }: { label: string } & ComponentProps<"input">) => (
  <label className="flex min-h-11 items-center gap-3 wrap-anywhere">
    <input {...rest} type="checkbox" className="size-5 shrink-0" />
    {label}
  </label>
);

/** Returns what hands a form's fields to a function, in place of the browser's own request. */
export const submitTo =
  (run: (fields: FormData, form: HTMLFormElement) => void) =>
  (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(new FormData(event.currentTarget), event.currentTarget);
  };
