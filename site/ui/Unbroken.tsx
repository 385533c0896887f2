import { Fragment } from "react";

/** A heading whose words with a hyphen, such as "2-Station", stay on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(" ").map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a heading never change their order.
    <Fragment key={index}>
      {index > 0 && " "}
      {word.includes("-") ? <span className="whitespace-nowrap">{word}</span> : word}
    </Fragment>
  ));
}
