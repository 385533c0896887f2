import { Copy } from "lucide-react";
import { Button } from "../ui/Button.tsx";
import { words } from "../words.ts";
import { announce } from "./announcement.ts";

/** A button that copies a text, and says whether it did. */
export function CopyButton({ text }: { text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => announce(words.feeds.copied),
      () => announce(words.feeds.notCopied),
    );
  return (
    <Button onClick={copy}>
      <Copy size={18} strokeWidth={1.75} />
      {words.feeds.copy}
    </Button>
  );
}
