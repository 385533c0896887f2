import type { Link } from "../../content/link.ts";
import { NoWrap } from "../../ui/NoWrap.tsx";
import type { PhotoSource } from "../../ui/Photo.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { WidePhoto } from "../../ui/WidePhoto.tsx";

type Props = {
  heading: string;
  questions: { question: string; answer: string }[];
  /** Link under the heading to a page that says more. */
  more?: Link;
  photo?: PhotoSource;
};

/** Questions with their answers, as disclosures, beside their heading, under a wide picture. */
export function Questions({ photo, ...words }: Props) {
  return (
    <>
      <WidePhoto photo={photo} />
      <Answers {...words} />
    </>
  );
}

function Answers({ heading, questions, more }: Omit<Props, "photo">) {
  return (
    <section className="band bg-linen print:hidden">
      <div className="frame grid gap-y-6 md:split-4">
        <div>
          <h2 className="max-w-[7.65em] text-title-3">{heading}</h2>
          {more && (
            <p className="mt-4">
              <TextLink href={more.path}>{more.label}</TextLink>
            </p>
          )}
        </div>
        <div className="border-t hairline">
          {questions.map(({ question, answer }, index) => (
            <details key={question} open={index === 0} className="border-b hairline">
              <summary className="flex min-h-11 items-center justify-between gap-6 py-4.5 font-display text-xl leading-tight">
                <span className="min-w-0">{question}</span>
                <span aria-hidden="true" className="plus-sign" />
              </summary>
              <p className="max-w-[36em] pb-6 text-moss">
                <NoWrap text={answer} />
              </p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
