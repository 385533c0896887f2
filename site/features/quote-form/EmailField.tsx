import spellChecker from "@zootools/email-spell-checker";
import { type ComponentProps, useState } from "react";
import { isEmailAddress, readAddress } from "../../../quote-request/quote-request.schema.ts";
import { Field } from "../../ui/Field.tsx";

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

/** Where most of our customers have their mailbox; only these are suggested. */
const suggested = [
  ...["gmail.com", "hotmail.com", "hotmail.ca", "outlook.com", "live.com", "live.ca", "msn.com"],
  ...["yahoo.com", "yahoo.ca", "icloud.com", "aol.com", "proton.me", "protonmail.com"],
  ...["rogers.com", "sympatico.ca", "bell.net", "cogeco.ca", "shaw.ca", "telus.net"],
];

/** Real domains that differ from one of these by a letter or two. */
const alsoKnown = [
  ...["mac.com", "me.com", "ymail.com", "pm.me", "mail.com", "email.com", "gmx.com", "gmx.ca"],
  ...["hey.com", "bellnet.ca", "cogeco.net", "outlook.ca", "live.fr", "live.co.uk", "yahoo.fr"],
  ...["hotmail.co.uk", "yahoo.co.uk", "yahoo.co.in", "yahoo.in"],
  ...["hotmail.fr", "hotmail.it", "hotmail.de", "hotmail.es", "aim.com", "aol.ca", "shaw.com"],
  ...["bell.ca", "rogers.ca", "telus.com", "start.ca", "mts.net", "nb.net"],
];

/** Endings that are typed for ".com". */
const mistypedCom = /\.(?:con|cm|cmo|ocm|vom|xom|cpm|comm|coom)$/;

/**
 * Returns the probable address, such as name@gmail.com for name@gmial.com, or null. Never one that
 * the form would refuse.
 */
export function suggestAddress(typed: string): string | null {
  const [, name = "", domain = ""] = /^(.*)@([^@]*)$/.exec(readAddress(typed).toLowerCase()) ?? [];
  if (alsoKnown.includes(domain)) return null;
  const email = `${name}@${domain.replace(mistypedCom, ".com")}`;
  // Without lists of their own, other domains would be questioned by their endings.
  const lists = { domains: suggested, secondLevelDomains: [], topLevelDomains: [] };
  const corrected = mistypedCom.test(domain) ? email : null;
  const likely = spellChecker.run({ email, ...lists })?.full ?? corrected;
  return likely && isEmailAddress(likely) ? likely : null;
}
