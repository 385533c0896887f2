import type { ReactNode } from "react";
import { Photo, type PhotoSource } from "../../ui/Photo.tsx";

type Props = {
  heading: string;
  lead?: string;
  text: string;
  photo: PhotoSource;
  children: ReactNode;
};

/** The content of an error page: a photograph, what happened, and links to other pages. */
export function ErrorPage({ heading, lead, text, photo, children }: Props) {
  return (
    <section className="grid min-h-[min(40rem,80svh)] md:grid-cols-2">
      <div className="relative min-h-64">
        <Photo
          photo={photo}
          sizes="(width < 48rem) 100vw, max(50vw, 60rem)"
          isFirst
          crop="hero"
          cropFromMd="tall"
          className="absolute inset-0 size-full"
        />
      </div>
      <div className="grid content-center px-(--gutter) py-14 md:pr-[max(var(--gutter),calc((100vw-75rem)/2))] md:pl-[clamp(2rem,6vw,6rem)]">
        <h1 className="max-w-[9em] text-title-2">{heading}</h1>
        {lead && <p className="mt-4 font-medium">{lead}</p>}
        <p className="mt-4 max-w-[30em] text-lg text-moss">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3.5">{children}</div>
      </div>
    </section>
  );
}
