import { X } from "lucide-react";
import { announcementStore, withdraw } from "../ui/announcement.ts";
import { useStore } from "../ui/store.ts";
import { words } from "../words.ts";

/** What has just happened: said by screen readers, shown for a while, with a way back. */
export function Announcer() {
  const announcement = useStore(announcementStore).at(-1);
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-[calc(var(--bar-height)-var(--notice-height)+0.5rem)] z-40 mx-auto max-w-[32rem]"
    >
      {announcement && (
        <div
          key={announcement.id}
          ref={makeRoom}
          className="on-dark flex items-center gap-3 rounded-sm border border-transparent bg-ink py-1 pr-1 pl-4 text-sm text-ivory shadow-floating"
        >
          <p className="min-w-0 flex-1 py-2">{announcement.text}</p>
          {announcement.undo && (
            <button
              type="button"
              className="min-h-11 px-3 font-semibold underline underline-offset-4"
              onClick={() => {
                withdraw(announcement);
                announcement.undo?.();
              }}
            >
              {words.undo}
            </button>
          )}
          <button
            type="button"
            aria-label="Close"
            className="grid size-11 shrink-0 place-items-center"
            onClick={() => withdraw(announcement)}
          >
            <X size={20} strokeWidth={1.5} />
          </button>
        </div>
      )}
    </div>
  );
}

/** Has the screen end above a message, and the field in focus and its form's buttons stay clear. */
function makeRoom(box: HTMLElement | null) {
  if (!box) return;
  const { style } = document.documentElement;
  style.setProperty("--notice-height", `calc(${box.offsetHeight}px + 0.5rem)`);
  const { top } = box.getBoundingClientRect();
  const field = document.querySelector(":is(input, textarea, select):focus");
  for (const each of [field?.closest("form")?.lastElementChild, field]) {
    const place = each?.getBoundingClientRect();
    if (place && place.bottom > top && place.top < innerHeight)
      each?.scrollIntoView({ block: "nearest" });
  }
  return () => void style.removeProperty("--notice-height");
}
