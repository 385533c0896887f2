import type { FieldSchema } from "../../server/website/website-api.ts";
import { Button } from "../ui/Button.tsx";
import { words } from "../words.ts";
import { allText, labelOfPath, type Path, readAt, replaceAt, same } from "./form/field-values.ts";
import { focusField } from "./form/form-context.ts";

type Typed = { given: unknown; content: unknown; clashes: readonly Path[] };
type Props = { schema: FieldSchema; typed: Typed; onChange: (changed: Partial<Typed>) => void };

/** What somebody else has written in the same fields meanwhile, beside hers. */
export function Clashes({ schema, typed: { given, content, clashes }, onChange }: Props) {
  const decide = (path: Path, next: unknown) => {
    onChange({ content: next, clashes: clashes.filter((each) => !same(each, path)) });
    if (clashes.length === 1) focusField(path);
    else document.getElementById("clashes")?.focus();
  };
  return (
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
          <dl className="mt-1 grid gap-2 text-sm">
            {(
              [
                [words.website.yours, content],
                [words.website.theirs, given],
              ] as const
            ).map(([whose, of]) => (
              <div key={whose}>
                <dt className="text-moss">{whose}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">{allText(readAt(of, path))}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button onClick={() => decide(path, content)}>{words.website.keepMine}</Button>
            <Button onClick={() => decide(path, replaceAt(content, path, readAt(given, path)))}>
              {words.website.takeTheirs}
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}
