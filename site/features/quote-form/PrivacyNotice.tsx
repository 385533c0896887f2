import { paths } from "../../content/paths.ts";
import type { QuoteFormWords } from "./words.ts";

/** What the details are for and how long they are kept, beside the button that sends them. */
export function PrivacyNotice({ words }: { words: QuoteFormWords }) {
  return (
    <p className="text-sm text-moss">
      {words.form.notice}{" "}
      <a href={paths.privacy} className="text-ink underline underline-offset-4">
        {words.form.noticeLink}
      </a>
    </p>
  );
}
