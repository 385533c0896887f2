import { X } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "../ui/store.ts";
import { words } from "../words.ts";
import { announcementStore } from "./announcement.ts";

/** In milliseconds: long enough to read a sentence and to take an action back. */
const shownFor = 10_000;

/** What has just happened: said by screen readers, shown for a while, with a way back. */
export function Announcer() {
  const announcement = useStore(announcementStore);
  useEffect(() => {
    if (!announcement) return;
    const timer = setTimeout(() => announcementStore.set(null), shownFor);
    return () => clearTimeout(timer);
  }, [announcement]);
  return (
    <div
      className={
        announcement
          ? "on-dark fixed inset-x-4 bottom-[calc(var(--bar-height)+1rem)] z-40 mx-auto flex max-w-[32rem] items-center gap-3 rounded-sm border border-transparent bg-ink py-1 pr-1 pl-4 text-sm text-ivory shadow-floating"
          : "sr-only"
      }
    >
      <p role="status" className="min-w-0 flex-1 py-2">
        {announcement?.text}
      </p>
      {announcement?.undo && (
        <button
          type="button"
          className="min-h-11 px-3 font-semibold underline underline-offset-4"
          onClick={() => {
            announcementStore.set(null);
            announcement.undo?.();
          }}
        >
          {words.undo}
        </button>
      )}
      {announcement && (
        <button
          type="button"
          aria-label={words.close}
          className="grid size-11 shrink-0 place-items-center"
          onClick={() => announcementStore.set(null)}
        >
          <X size={20} strokeWidth={1.5} />
        </button>
      )}
    </div>
  );
}
