import { Copy } from "lucide-react";
import { announce } from "./announcement.ts";
import { Button } from "./Button.tsx";

/** A button that copies a text, and says whether it did. */
export function CopyButton({ text }: { text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => announce("Copied."),
      () => announce("Your browser does not copy; mark the text and copy it yourself."),
    );
  return (
    <Button onClick={copy}>
      <Copy size={18} strokeWidth={1.75} />
      Copy
    </Button>
  );
}
