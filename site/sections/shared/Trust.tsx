import type { ReactNode } from "react";
import { trustId } from "../../content/paths.ts";
import type { TrustWords as TrustContent } from "../../content/trust.ts";
import { Photo, type PhotoSource } from "../../ui/Photo.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { WidePhoto } from "../../ui/WidePhoto.tsx";
import { PolicyList } from "./Policies.tsx";

type BandProps = Pick<TrustContent, "owner" | "whole"> & {
  photo: PhotoSource;
  children: ReactNode;
};
type TrustAnswer = TrustContent["answers"]["rain"];

/** Who answers beside what the mail looks like, over what holds on a bad day. */
export function Trust({ heading, owner, mail, answers, more }: TrustContent) {
  return (
    <section id={trustId} className="band print:hidden">
      <div className="frame">
        <div className="grid items-end gap-y-10 lg:split-6">
          <div>
            <h2 className="mb-9 text-title-2">{heading}</h2>
            <Owner {...owner} />
          </div>
          <MailSpecimen {...mail} />
        </div>
        <div className="mt-12">
          <PolicyList
            policies={Object.values(answers)}
            className="gap-x-8 lg:grid lg:grid-cols-3"
          />
          <Onward {...more} />
        </div>
      </div>
    </section>
  );
}

/** Who answers beside one more part of it, under a wide picture. */
export function OwnerBand({ owner, whole, photo, children }: BandProps) {
  return (
    <>
      <WidePhoto photo={photo} />
      <section className="band bg-white print:hidden">
        <div className="frame grid grid-cols-1 items-center gap-y-6 md:split-6">
          <Owner {...owner} />
          <div>
            {children}
            <Onward {...whole} />
          </div>
        </div>
      </section>
    </>
  );
}

/** What holds on one kind of bad day. */
export function AnswerBand({ title, text, whole }: TrustAnswer & Pick<TrustContent, "whole">) {
  return (
    <section className="band bg-white print:hidden">
      <div className="frame grid gap-y-4 md:split-4">
        <h2 className="text-title-3">{title}</h2>
        <div>
          <p className="max-w-[36em] text-lg">{text}</p>
          <Onward {...whole} />
        </div>
      </div>
    </section>
  );
}

export const Onward = ({ path, label }: TrustContent["whole"]) => (
  <p className="mt-3">
    <TextLink href={path}>{label}</TextLink>
  </p>
);

/** Who answers, with name and picture where the owner has given them. */
export function Owner({ photo, heading, name, text }: TrustContent["owner"]) {
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      {photo && (
        <div className="aspect-[4/5] w-[min(11rem,38%)] shrink-0">
          <Photo photo={photo} sizes="11rem" pixels={800} crop="tall" className="size-full" />
        </div>
      )}
      <div className="min-w-0 flex-1 basis-40 self-center">
        <h3 className="eyebrow font-body">{heading}</h3>
        {name && <p className="mt-3 font-display text-2xl leading-tight">{name}</p>}
        <p
          className={`mt-3 max-w-[30em] ${name ? "text-moss" : "font-display text-2xl leading-snug"}`}
        >
          {text}
        </p>
      </div>
    </div>
  );
}

/** The head and the first lines of the mail that a customer gets. */
export function MailSpecimen({ heading, rows, lines: [title, ...lines] }: TrustContent["mail"]) {
  return (
    <figure>
      <figcaption className="eyebrow">{heading}</figcaption>
      <div className="mt-3 max-w-[36rem] border hairline lg:max-w-none bg-white text-sm">
        <dl className="border-b hairline px-5 py-3">
          {rows.map(({ label, text }) => (
            <div key={label} className="flex flex-wrap gap-x-3 py-0.5">
              <dt className="w-16 shrink-0 text-moss">{label}</dt>
              <dd className="min-w-0 flex-1 basis-56">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="px-5 py-4">
          <p className="font-display text-xl">{title}</p>
          {lines.map((line) => (
            <p key={line} className="mt-1.5">
              {line}
            </p>
          ))}
        </div>
      </div>
    </figure>
  );
}
