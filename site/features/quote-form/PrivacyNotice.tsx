import { paths } from "../../content/paths.ts";
import type { QuoteFormWords } from "./words.ts";

/** What the data is used for and how long it is stored, beside the submit button. */
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
