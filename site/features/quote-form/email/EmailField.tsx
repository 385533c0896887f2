import { type ComponentProps, useState } from "react";
import { isEmailAddress } from "../../../../quote-request/quote-request.schema.ts";
import { Field } from "../../../ui/Field.tsx";
import { suggestAddress } from "./email-typo.ts";

type Props = ComponentProps<typeof Field> & {
  /** Asks whether another address was meant; the address follows. */
  didYouMean: string;
  /** Asks for a second look at an address that no mail could reach. */
  incomplete: string;
};

/**
 * The e-mail field: after it is left, it offers to mend a likely slip of the domain, and asks for a
 * second look at what is no address. Neither is an error; that comes at submit.
 */
export function EmailField({ didYouMean, incomplete, ...field }: Props) {
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const accept = () => {
    const control = document.getElementById(field.ids.control) as HTMLInputElement;
    control.value = suggestion ?? control.value;
    // The form listens to the fields' own events: the draft follows, and an error goes.
    control.dispatchEvent(new InputEvent("input", { bubbles: true }));
    control.focus();
    setSuggestion(null);
  };
  return (
    <Field
      {...field}
      onInput={() => setIncomplete(false)}
      onBlur={({ target, relatedTarget }) => {
        // On the way to the button a note would move the button from under the finger.
        if (relatedTarget?.matches("button") || document.querySelector("button:active")) return;
        setSuggestion(suggestAddress(target.value));
        setIncomplete(target.value.trim() !== "" && !isEmailAddress(target.value));
      }}
      note={
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
