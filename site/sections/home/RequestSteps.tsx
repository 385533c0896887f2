import type { HomePage } from "../../content/pages/home.ts";
import type { TrustWords } from "../../content/trust.ts";
import { TallPhoto } from "../../ui/TallPhoto.tsx";
import { MailSpecimen } from "../shared/Trust.tsx";

type Props = HomePage["request"] & Pick<TrustWords, "mail">;

/** What happens to a quote request: four steps beside a picture and the mail of the second. */
export function RequestSteps({ heading, photo, steps, mail }: Props) {
  return (
    <section className="frame grid grid-cols-1 items-center gap-y-below-words pb-16 md:split-7">
      <div>
        <h2 className="mb-8 text-title-2">{heading}</h2>
        <ol className="grid gap-y-7 lg:gap-y-9">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.25rem_1fr] lg:grid-cols-[4.5rem_1fr]">
              <span
                aria-hidden="true"
                className="row-span-2 font-display text-title-3 leading-none text-brass-deep"
              >
                {index + 1}
              </span>
              <h3 className="mb-1.5 text-xl">{title}</h3>
              <p className="max-w-[32em] text-base text-moss">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <TallPhoto
          photo={photo}
          className="lg:aspect-[3/2]"
          place="mb-8"
          square="(48rem <= width < 66rem)"
        />
        <MailSpecimen {...mail} />
      </div>
    </section>
  );
}
