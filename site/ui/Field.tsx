import { CircleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Options } from "./Options.tsx";

type Ids = { control: string; error: string; hint: string };
type Common = {
  ids: Ids;
  label: string;
  hint?: string;
  error?: string;
  optional?: string;
  /** Whether it is as wide as two fields beside each other. */
  isWide?: boolean;
  /** Content below the field that is no error. */
  below?: ReactNode;
};

/** Classes of every field of the site, so that all have one height, one ground and one indent. */
export const fieldLook = "field aria-invalid:border-2 aria-invalid:border-error";

/** Parts what stands around a control from the attributes of the control itself. */
function split<Attributes>(props: Common & Attributes) {
  const { ids, label, hint, error, optional, isWide, below, ...attributes } = props;
  return {
    around: { ids, label, hint, error, optional, isWide, below },
    control: {
      ...attributes,
      id: ids.control,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": hint ? `${ids.hint} ${ids.error}` : ids.error,
      className: fieldLook,
    },
  };
}

export function Field(props: Common & ComponentProps<"input">) {
  const { around, control } = split<ComponentProps<"input">>(props);
  return (
    <FieldWrapper {...around}>
      <input type="text" {...control} />
    </FieldWrapper>
  );
}

type SelectProps = Common & { choose: string } & ComponentProps<typeof Options> &
  ComponentProps<"select">;

/** A select with its label and its error. */
export function SelectField({ choose, choices, ...props }: SelectProps) {
  const { around, control } = split<ComponentProps<"select">>(props);
  return (
    <FieldWrapper {...around}>
      <select defaultValue="" {...control}>
        <option value="">{choose}</option>
        <Options choices={choices} />
      </select>
    </FieldWrapper>
  );
}

/** A textarea over the form's whole width. */
export function TextAreaField(props: Common & ComponentProps<"textarea">) {
  const { around, control } = split<ComponentProps<"textarea">>(props);
  return (
    <FieldWrapper {...around} isWide>
      <textarea {...control} className={`${fieldLook} max-h-120 min-h-38 field-sizing-content`} />
    </FieldWrapper>
  );
}

function FieldWrapper(props: Common & { children: ReactNode }) {
  const { ids, label, hint, error, optional, isWide = false, below, children } = props;
  return (
    // Label, hint, control and error share grid rows with the field beside, so that both line up;
    // from Chrome 117 on.
    <div
      data-field
      className={`row-span-4 grid grid-rows-[auto_auto_auto_1fr] pb-6 supports-[grid-template-rows:subgrid]:grid-rows-subgrid ${isWide ? "sm:col-span-2" : ""}`}
    >
      <label
        htmlFor={ids.control}
        // Without a hint the label takes the hint's row, too, and stands on the control.
        className={`row-start-1 font-semibold ${hint ? "" : "row-span-2 self-end"}`}
      >
        {/* In an element of its own a text can change that a translator has put into <font>. */}
        <span>{label}</span>{" "}
        {optional && <span className="font-normal text-moss">({optional})</span>}
      </label>
      {hint && (
        <p id={ids.hint} className="row-start-2 text-sm text-moss">
          {hint}
        </p>
      )}
      <div className="row-start-3 mt-1.5">{children}</div>
      <div className="row-start-4">
        <p
          id={ids.error}
          hidden={!error}
          className="mt-1.5 flex items-start gap-2 text-sm font-medium text-error"
        >
          <CircleAlert
            size={18}
            strokeWidth={1.75}
            className="mt-0.5 shrink-0"
            aria-hidden="true"
          />
          <span data-error-text>{error}</span>
        </p>
        {below}
      </div>
    </div>
  );
}
