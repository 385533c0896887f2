import { useEffect, useRef } from "react";
import type { Problem as FieldProblem, FieldSchema } from "../../../server/website/website-api.ts";
import { hasCode } from "../../server-api/request-json.ts";
import { ErrorBox } from "../../ui/Loaded.tsx";
import { labelOfPath } from "../form/field-values.ts";
import { focusField } from "../form/form-context.ts";
import { ProblemList } from "../ProblemList.tsx";

type Props = { schema: FieldSchema; problems: readonly FieldProblem[]; error: Error | null };

const noSignal =
  "There is no signal. What you typed is kept on this phone, and saved when there is a signal while this page is open.";

/**
 * Why an entry is not saved. What is wrong takes the focus, once it is drawn: the Save button is at
 * the end of the form.
 */
export function Refused({ schema, problems, error }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = problems.find((each) => each.path);
    if (first?.path) focusField(first.path);
    else if (error) box.current?.focus();
  }, [problems, error]);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-4 outline-none">
      {problems.length > 0 ? (
        <ProblemList
          heading="This is not saved. Please correct:"
          problems={problems}
          labelOf={({ path = [] }) => labelOfPath(schema, path)}
          onGoTo={focusField}
        />
      ) : (
        error && <ErrorBox text={hasCode(error, "unreachable") ? noSignal : error.message} />
      )}
    </div>
  );
}
