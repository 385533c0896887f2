import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { IslandBoundary } from "../../hydration/IslandBoundary.tsx";
import { FullScreen } from "./FullScreen.tsx";
import { type Picture, readPictures } from "./pictures.ts";

type Props = {
  label: string;
  /** A list with a link around each picture. */
  children?: ReactNode;
};

/**
 * Opens the pictures of a grid in the full-screen view. Without JavaScript each links to its file.
 */
export function GridGallery({ label, children }: Props) {
  return (
    <IslandBoundary fallback={children}>
      <GridWithDialog label={label}>{children}</GridWithDialog>
    </IslandBoundary>
  );
}

function GridWithDialog({ label, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ pictures: Picture[]; start: number } | null>(null);

  const open = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || !root.current || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const start = [...root.current.querySelectorAll("a")].indexOf(link);
    setShown({ pictures: readPictures(root.current), start });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are clicked. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click. */}
      <div ref={root} onClick={open}>
        {children}
      </div>
      {shown && <FullScreen label={label} {...shown} onClose={() => setShown(null)} />}
    </>
  );
}
