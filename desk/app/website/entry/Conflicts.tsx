import { readAt, replaceAt } from "../../../server/website/entry-content.ts";
import type { FieldSchema, Path } from "../../../server/website/website-api.ts";
import { Button } from "../../ui/Button.tsx";
import { allTexts, labelOfPath } from "../form/field-values.ts";
import { focusField } from "../form/form-context.ts";

type Typed = { base: unknown; content: unknown; conflicts: readonly Path[] };
type Props = { schema: FieldSchema; typed: Typed; onChange: (changed: Partial<Typed>) => void };

/** What somebody else has written meanwhile in the fields that the owner changed, too. */
export const Conflicts = ({ schema, typed: { base, content, conflicts }, onChange }: Props) => (
  <section className="mb-5 border-l-4 border-error bg-white px-4 py-3">
    <h2 id="conflicts" tabIndex={-1} className="text-xl text-forest outline-none">
      Somebody else has saved this meanwhile
    </h2>
    <p className="mt-1 text-sm">
      {conflicts.length > 0
        ? "Both of you changed the same fields. The form has what you wrote; here is what they wrote. Take theirs where it is better, then save again."
        : "What you both wrote is in the form now. Look at it and save again."}
    </p>
    {conflicts.map((path) => (
      <div key={path.join("/")} className="mt-4 border-t border-hairline pt-3">
        <h3 className="font-body text-sm font-semibold">{labelOfPath(schema, path)}</h3>
        <p className="text-sm wrap-anywhere whitespace-pre-wrap">
          {allTexts(readAt(base, path)).join("\n")}
        </p>
        <Button
          className="mt-2"
          onClick={() => {
            onChange({
              content: replaceAt(content, path, readAt(base, path)),
              conflicts: conflicts.filter((each) => each !== path),
            });
            focusField(path);
          }}
        >
          Take theirs
        </Button>
      </div>
    ))}
  </section>
);
