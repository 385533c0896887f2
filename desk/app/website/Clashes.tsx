import type { FieldSchema } from "../../server/website/website-api.ts";
import { Button } from "../ui/Button.tsx";
import { words } from "../words.ts";
import { allTexts, labelOfPath, type Path, readAt, replaceAt } from "./form/field-values.ts";
import { focusField } from "./form/form-context.ts";

type Typed = { given: unknown; content: unknown; clashes: readonly Path[] };
type Props = { schema: FieldSchema; typed: Typed; onChange: (changed: Partial<Typed>) => void };

/** What somebody else has written meanwhile in the fields that she changed, too. */
export const Clashes = ({ schema, typed: { given, content, clashes }, onChange }: Props) => (
  <section className="mb-5 border-l-4 border-error bg-white px-4 py-3">
    <h2 id="clashes" tabIndex={-1} className="text-xl text-forest outline-none">
      {words.website.clash}
    </h2>
    <p className="mt-1 text-sm">
      {clashes.length > 0 ? words.website.clashText : words.website.bothKept}
    </p>
    {clashes.map((path) => (
      <div key={path.join("/")} className="mt-4 border-t border-hairline pt-3">
        <h3 className="font-body text-sm font-semibold">{labelOfPath(schema, path)}</h3>
        <p className="text-sm wrap-anywhere whitespace-pre-wrap">
          {allTexts(readAt(given, path)).join("\n")}
        </p>
        <Button
          className="mt-2"
          onClick={() => {
            onChange({
              content: replaceAt(content, path, readAt(given, path)),
              clashes: clashes.filter((each) => each !== path),
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
