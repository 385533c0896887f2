import type { FieldSchema } from "../../server/website/website-api.ts";
import { Button } from "../ui/Button.tsx";
import { words } from "../words.ts";
import { allTexts, labelOfPath, type Path, readAt, replaceAt } from "./form/field-values.ts";
import { focusField } from "./form/form-context.ts";

type Typed = { base: unknown; content: unknown; conflicts: readonly Path[] };
type Props = { schema: FieldSchema; typed: Typed; onChange: (changed: Partial<Typed>) => void };

/** What somebody else has written meanwhile in the fields that she changed, too. */
export const Conflicts = ({ schema, typed: { base, content, conflicts }, onChange }: Props) => (
  <section className="mb-5 border-l-4 border-error bg-white px-4 py-3">
    <h2 id="conflicts" tabIndex={-1} className="text-xl text-forest outline-none">
      {words.website.conflict}
    </h2>
    <p className="mt-1 text-sm">
      {conflicts.length > 0 ? words.website.conflictText : words.website.bothKept}
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
          {words.website.takeTheirs}
        </Button>
      </div>
    ))}
  </section>
);
