import { type ComponentProps, useState } from "react";
import { Field } from "../../ui/Field.tsx";
import { suggestAddress } from "./email-slip.ts";

type Props = ComponentProps<typeof Field> & {
  /** Asks whether another address was meant; the address follows. */
  didYouMean: string;
};

/** The e-mail field: after it is left, it offers to mend a likely slip of the domain, and lets any address pass. */
export function EmailField({ didYouMean, ...field }: Props) {
  const [suggestion, setSuggestion] = useState<string | null>(null);
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
      onBlur={({ target, relatedTarget }) => {
        // On the way to the button the offer would move the button from under the finger.
        if (relatedTarget?.matches("input, select, textarea"))
          setSuggestion(suggestAddress(target.value));
      }}
      note={
        <output className="block text-sm empty:hidden">
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
