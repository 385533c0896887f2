import type { ComponentProps } from "react";
import { eventTypes, guestCounts } from "../../../quote-request/choices.ts";
import { maxLengths } from "../../../quote-request/fields.ts";
import { fieldLabels } from "../../server/agreement/agreed.ts";
import type { NewRequest } from "../../server/desk-api.ts";
import { fieldRules } from "../agreement/field-rules.ts";
import { FreeBetween } from "../booking/AvailabilityLine.tsx";
import { Button } from "../ui/Button.tsx";
import { Checkbox, Select, submitTo, TextArea, TextInput } from "../ui/controls.tsx";
import {
  type TypedRequest,
  toNewRequest,
  useTypedRequest,
} from "../unsent-actions/typed-request.ts";

const describeAcknowledgement = (hasEmail: boolean) =>
  hasEmail ? "Mail an acknowledgement" : "Mail an acknowledgement (needs an e-mail address)";

/** The fields of a request by phone, of which the first two are required. */
export function NewRequestForm({ onSave }: { onSave: (request: Omit<NewRequest, "id">) => void }) {
  const { typed, change } = useTypedRequest();
  const hasEmail = Boolean(typed.email?.trim());
  const none = { value: "", label: "Not known" };
  const field = (name: keyof TypedRequest) => ({
    value: typed[name] ?? "",
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <form
      onSubmit={submitTo(() => onSave(toNewRequest(typed)))}
      className="grid max-w-[44rem] grid-cols-1 gap-4 sm:grid-cols-2"
    >
      <TextInput label={fieldLabels.name} {...fieldRules.name} {...field("name")} />
      <TextInput label={fieldLabels.phone} {...fieldRules.phone} {...field("phone")} />
      <TextInput label={fieldLabels.email} {...fieldRules.email} {...field("email")} />
      <TextInput label={fieldLabels.location} {...fieldRules.location} {...field("location")} />
      <Days typed={typed} field={field} />
      <Select
        label={fieldLabels.eventType}
        options={[none, ...eventTypes]}
        {...field("eventType")}
      />
      <Select
        label={fieldLabels.guestCount}
        options={[none, ...guestCounts]}
        {...field("guestCount")}
      />
      <div className="sm:col-span-2">
        <TextArea
          label="What was said"
          style={{ minHeight: "7rem" }}
          maxLength={maxLengths.message}
          {...field("message")}
        />
      </div>
      <div className="sm:col-span-2">
        <Checkbox
          label={describeAcknowledgement(hasEmail)}
          disabled={!hasEmail}
          checked={hasEmail && Boolean(typed.acknowledges)}
          onChange={({ target }) => change({ acknowledges: target.checked ? "yes" : "" })}
        />
      </div>
      <Button type="submit" look="main">
        Save the request
      </Button>
    </form>
  );
}

type DaysProps = {
  typed: TypedRequest;
  field: (name: keyof TypedRequest) => ComponentProps<"input">;
};

/** The days of a rental, and what is free on them. */
function Days({ typed: { startDate, endDate }, field }: DaysProps) {
  return (
    <>
      <TextInput type="date" label="First day" {...field("startDate")} />
      <TextInput
        type="date"
        label="Last day"
        min={startDate}
        disabled={!startDate}
        {...field("endDate")}
      />
      {startDate && (
        <div className="text-sm sm:col-span-2">
          <FreeBetween from={startDate} to={endDate || startDate} />
        </div>
      )}
    </>
  );
}
