import { choices } from "../../../quote-request/choices.ts";
import { type Agreement, fieldLabels, maxAgreed } from "../../server/agreement/agreed.ts";
import { Select, TextArea, TextInput } from "../ui/controls.tsx";
import { words } from "../words.ts";
import { fieldRules } from "./field-rules.ts";

/** The fields that hold one text. */
export type AgreedText = Exclude<keyof Agreement, "unitIds" | "trailerIds">;

const day = { type: "date" } as const;
const time = { type: "time" } as const;
const inputs = {
  name: { label: fieldLabels.name, ...fieldRules.name },
  phone: { label: fieldLabels.phone, ...fieldRules.phone },
  email: { label: fieldLabels.email, ...fieldRules.email },
  location: { label: fieldLabels.location, ...fieldRules.location },
  startDate: { label: words.booking.deliveryDay, ...day },
  deliveryTime: { label: fieldLabels.deliveryTime, ...time },
  endDate: { label: words.booking.pickupDay, ...day },
  pickupTime: { label: fieldLabels.pickupTime, ...time },
  override: {
    label: "Book it all the same, because",
    hint: "Kept with the booking, such as: they pick it up themselves.",
    maxLength: maxAgreed.override,
  },
} as const;

type Props = {
  field: AgreedText;
  values: Agreement;
  problem: string | undefined;
  onChange: (typed: Partial<Agreement>) => void;
};

export function AgreedInput({ field, values, problem, onChange }: Props) {
  const none = field === "siteNotes" || field === "name" || field === "phone" ? "" : null;
  const tied = {
    value: values[field] ?? "",
    problem,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ [field]: target.value || none }),
  };
  if (field === "siteNotes")
    return (
      <TextArea label={fieldLabels.siteNotes} rows={2} maxLength={maxAgreed.siteNotes} {...tied} />
    );
  if (field !== "eventType" && field !== "guestCount")
    return <TextInput autoComplete="off" {...inputs[field]} {...tied} />;
  const options = [{ value: "", label: "Not known" }, ...choices[field]];
  return <Select label={fieldLabels[field]} options={options} {...tied} />;
}
