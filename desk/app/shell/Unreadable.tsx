import { isObject } from "../json.ts";
import { Button } from "../ui/Button.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { ErrorLine } from "../ui/ErrorLine.tsx";
import { useStore } from "../ui/store.ts";
import { unreadPrefix } from "../unsent-actions/stored-map.ts";
import { type actions, type drafts, readStoredFields } from "../unsent-actions/unsent.ts";

type Props = { store: typeof actions | typeof drafts; verb: string };

/** What another version of the desk has stored and this one cannot use, each as it was written. */
export function Unreadable({ store, verb }: Props) {
  const unreadable = useStore(store.unreadable);
  return [...unreadable].map(([id, stored]) => {
    const { kind, name, reference, ...rest } = readStoredFields(stored);
    const what = [kind, name, reference].filter(Boolean).join(", ") || id.replace(unreadPrefix, "");
    const lines = listLines(rest).join("\n");
    return (
      <div key={id} className="py-2">
        <ErrorLine className="font-semibold">
          Kept by another version of the desk; this one cannot {verb} it: {what}
        </ErrorLine>
        <p className="wrap-anywhere whitespace-pre-wrap">{lines}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <CopyButton text={`${what}\n${lines}`} />
          <Button onClick={() => store.drop(id)}>Drop it</Button>
        </div>
      </div>
    );
  });
}

/** Of who did it, and when, the desk has no need to tell the person who reads it. */
const hidden = ["id", "person", "at"];

/** Returns each value that is known, behind the name of its field. */
const listLines = (fields: Record<string, unknown>): string[] =>
  Object.entries(fields).flatMap(([field, value]) => {
    if (hidden.includes(field) || value === null || value === "") return [];
    return isObject(value) && !Array.isArray(value) ? listLines(value) : [`${field}: ${value}`];
  });
