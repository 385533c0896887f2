import { type ComponentProps, useState } from "react";
import { isEmailAddress } from "../../../quote-request/quote-request.schema.ts";
import { Field } from "../../ui/Field.tsx";
import { suggestAddress } from "./suggest-address.ts";

type Props = ComponentProps<typeof Field> & {
  /** Words before the suggested address. */
  didYouMean: string;
  /** Shown under an address that is not valid. */
  incomplete: string;
};

/**
 * The e-mail field: on blur it suggests a correction of a likely typo in the domain, or says that
 * the address is incomplete. Neither is an error; errors come at submit.
 */
export function EmailField({ didYouMean, incomplete, ...field }: Props) {
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const accept = () => {
    const control = document.getElementById(field.ids.control) as HTMLInputElement;
    control.value = suggestion ?? control.value;
    // The form's input handler saves the draft and clears the error.
    control.dispatchEvent(new InputEvent("input", { bubbles: true }));
    control.focus();
    setSuggestion(null);
  };
  return (
    <Field
      {...field}
      onInput={() => setIncomplete(false)}
      onBlur={({ target, relatedTarget }) => {
        // A text below the field would move the button while it is being pressed.
        if (relatedTarget?.matches("button") || document.querySelector("button:active")) return;
        setSuggestion(suggestAddress(target.value));
        setIncomplete(target.value.trim() !== "" && !isEmailAddress(target.value));
      }}
      below={
        <output className="block text-sm empty:hidden">
          {isIncomplete && !field.error && !suggestion && (
            <span className="mt-1.5 block text-moss">{incomplete}</span>
          )}
          {suggestion && (
            <button
              type="button"
              onClick={accept}
              className="mt-1 min-h-11 text-left underline underline-offset-4"
            >
              {didYouMean} <strong className="font-semibold">{suggestion}</strong>
            </button>
          )}
        </output>
      }
    />
  );
}
