import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { TextInput } from "../../ui/controls.tsx";
import { words } from "../../words.ts";

/** Asks for the name of a new value. */
export function NewName({ label, onAdd }: { label: string; onAdd: (name: string) => void }) {
  const [name, setName] = useState("");
  const key = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-40">
        <TextInput label={label} value={name} onChange={({ target }) => setName(target.value)} />
      </div>
      <Button
        disabled={!key}
        onClick={() => {
          onAdd(key);
          setName("");
        }}
      >
        {words.website.add}
      </Button>
    </div>
  );
}
