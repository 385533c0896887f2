import { X } from "lucide-react";
import { useStore } from "../ui/store.ts";
import { words } from "../words.ts";
import { announcementStore, withdraw } from "./announcement.ts";

/** What has just happened: said by screen readers, shown for a while, with a way back. */
export function Announcer() {
  const announcements = useStore(announcementStore);
  return (
    <div
      role="status"
      aria-atomic="false"
      className="fixed inset-x-4 bottom-[calc(var(--bar-height)+1rem)] z-40 mx-auto grid max-w-[32rem] gap-2"
    >
      {announcements.map((announcement) => (
        <div
          key={announcement.id}
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
      ))}
    </div>
  );
}
