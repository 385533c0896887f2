import { type ComponentProps, useId } from "react";

const control =
  "block min-h-11 w-full rounded-sm border border-[#7c857f] bg-white px-3 py-2 text-base text-ink";

type Labelled = { label: string; hint?: string };

/** An input under its label. */
export function TextInput({
  label,
  hint,
  className = "",
  ...rest
}: Labelled & ComponentProps<"input">) {
  const id = useId();
  return (
    <div className={className}>
      <Label id={id} label={label} hint={hint} />
      <input
        type="text"
        {...rest}
        id={id}
        aria-describedby={hint && `${id}-hint`}
        className={control}
      />
    </div>
  );
}

/** A textarea under its label; it grows with its text. */
export function TextArea({
  label,
  hint,
  className = "",
  ...rest
}: Labelled & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <div className={className}>
      <Label id={id} label={label} hint={hint} />
      <textarea
        {...rest}
        id={id}
        aria-describedby={hint && `${id}-hint`}
        className={`${control} field-sizing-content`}
      />
    </div>
  );
}

type Option = { value: string; label: string };
type SelectProps = Labelled & { options: readonly Option[] } & ComponentProps<"select">;

/** A select under its label. */
export function Select({ label, hint, options, className = "", ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className={className}>
      <Label id={id} label={label} hint={hint} />
      <select {...rest} id={id} aria-describedby={hint && `${id}-hint`} className={control}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A checkbox before its label, over 44 px. */
export function Checkbox({ label, hint, ...rest }: Labelled & ComponentProps<"input">) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          {...rest}
          type="checkbox"
          aria-describedby={hint && `${id}-hint`}
          className="size-5 shrink-0"
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ml-8 text-sm text-moss">
          {hint}
        </p>
      )}
    </div>
  );
}

function Label({ id, label, hint }: { id: string; label: string; hint: string | undefined }) {
  return (
    <>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-moss">
          {hint}
        </p>
      )}
      <span className="mt-1 block" />
    </>
  );
}
