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
    <section data-error-page className="grid lg:min-h-[min(40rem,80svh)] lg:grid-cols-2">
      {/* The whole picture, until a half of the window holds the lock in it. */}
      <div className="relative max-lg:aspect-[3/2]">
        <Photo
          photo={photo}
          sizes="(width < 66rem) 100vw, max(50vw, 60rem)"
          isFirst
          crop="tall"
          className="absolute inset-0 size-full"
        />
      </div>
      <div className="grid content-center px-(--gutter) py-14 lg:pr-[max(var(--gutter),calc((100vw-75rem)/2))] lg:pl-[clamp(2rem,6vw,6rem)]">
        <h1 className="max-w-[9em] text-title-2">{heading}</h1>
        {lead && <p className="mt-4 font-medium">{lead}</p>}
        <p className="mt-4 max-w-[30em] text-lg text-moss">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3.5">{children}</div>
      </div>
    </section>
  );
}
