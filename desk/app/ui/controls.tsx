import {
  type ComponentProps,
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
  useId,
} from "react";
import { tooLong } from "../../../quote-request/messages.ts";
import { Options } from "../../../site/ui/Options.tsx";
import { ErrorLine } from "./ErrorLine.tsx";

const look =
  "block min-h-11 w-full rounded-sm border border-[#7c857f] bg-white px-3 py-2 text-base text-ink aria-invalid:border-error";

/** `problem` says what is wrong with what was typed. */
type Labelled = {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  id?: string | undefined;
};
type ControlProps = { id: string; "aria-describedby": string | undefined; "aria-invalid": boolean };
type FieldProps<Props> = {
  props: Props;
  children: (control: Omit<Props, keyof Labelled> & ControlProps) => ReactNode;
};

/** A label, a hint and a problem, and below them the control that they are tied to. */
function Field<Props extends Labelled>({ props, children }: FieldProps<Props>) {
  const { label, hint, problem, id: givenId, ...rest } = props;
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint && `${id}-hint`;
  const problemId = problem && `${id}-problem`;
  const describedBy = [hintId, problemId].filter(Boolean).join(" ") || undefined;
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
      {problem && (
        <div id={problemId} className="text-sm font-semibold wrap-anywhere">
          <ErrorLine>{problem}</ErrorLine>
        </div>
      )}
      <span className="mt-1 block" />
      {children({
        ...rest,
        id,
        "aria-describedby": describedBy,
        "aria-invalid": Boolean(problem),
      })}
    </div>
  );
}

/** Refuses a longer text in words: `maxLength` cuts off what is pasted, and says nothing. */
const refuseOver =
  (limit = Number.POSITIVE_INFINITY) =>
  ({ currentTarget }: InputEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    currentTarget.setCustomValidity(currentTarget.value.length > limit ? tooLong(limit) : "");

export const TextInput = (props: Labelled & ComponentProps<"input">) => (
  <Field props={props}>
    {({ maxLength, ...control }) => (
      <input type="text" {...control} onInput={refuseOver(maxLength)} className={look} />
    )}
  </Field>
);

/** A textarea under its label; it grows with its text. */
export const TextArea = (props: Labelled & ComponentProps<"textarea">) => (
  <Field props={props}>
    {({ maxLength, ...control }) => (
      <textarea
        {...control}
        onInput={refuseOver(maxLength)}
        className={`${look} field-sizing-content`}
      />
    )}
  </Field>
);

type SelectProps = Labelled & {
  options: ComponentProps<typeof Options>["choices"];
} & ComponentProps<"select">;

export const Select = (props: SelectProps) => (
  <Field props={props}>
    {({ options, ...control }) => (
      <select {...control} className={look}>
        <Options choices={options} />
      </select>
    )}
  </Field>
);

/** A checkbox before its label, over 44 px. */
export const Checkbox = ({ label, ...rest }: { label: string } & ComponentProps<"input">) => (
  <label className="flex min-h-11 items-center gap-3 py-1.5 wrap-anywhere">
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
