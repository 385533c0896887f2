import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useState } from "react";
import { keepFocusInView } from "./form-controls.ts";

export type Notice = { kind: "problem" | "success"; title: string; text: string };

export type Notices = ReturnType<typeof useNotices>;

/** Returns the current notice and the functions that replace and dismiss it. */
export function useNotices() {
  const [notice, setNotice] = useState<(Notice & { id: number }) | null>(null);
  const announce = (next: Notice) => setNotice((last) => ({ ...next, id: (last?.id ?? 0) + 1 }));
  const dismiss = () => setNotice(null);
  return { notice, announce, dismiss };
}

/**
 * Keeps what takes the focus clear of the toast while it covers the page's top or foot; the page's
 * end can be scrolled above it.
 */
function makeRoom(toast: HTMLElement | null) {
  const { style } = document.documentElement;
  const isAtFoot = toast && toast.getBoundingClientRect().top > innerHeight / 2;
  const room = toast ? toast.offsetHeight + 16 : 0;
  style.scrollPaddingTop = toast && !isAtFoot ? `calc(var(--stuck-height) + ${room}px)` : "";
  // The message of a field stands below it.
  style.scrollPaddingBottom = isAtFoot ? `calc(var(--phone-bar-height) + 4rem + ${room}px)` : "";
  document.body.style.paddingBottom = isAtFoot ? `${room}px` : "";
  // The toast appears after the form has scrolled to the field or the button.
  if (toast) keepFocusInView();
}

/**
 * A toast that is announced at once and closes after ten seconds, which do not pass while the
 * pointer or the focus is on it, or on request: at the foot, clear of the telephone number and the
 * words of thanks. On phones a problem stands under the header, far from the keyboard.
 */
export function NoticeToast({ notice, dismiss }: Notices) {
  // Screen readers announce what comes into a region that they have met.
  return (
    <div aria-live="assertive">
      {notice && <Toast key={notice.id} {...notice} dismiss={dismiss} />}
    </div>
  );
}

function Toast({ kind, title, text, dismiss }: Notice & { dismiss: () => void }) {
  const isProblem = kind === "problem";
  const Icon = isProblem ? CircleAlert : CircleCheck;
  return (
    <div
      ref={makeRoom}
      data-notice={kind}
      onAnimationEnd={dismiss}
      className={`toast fixed right-4 bottom-[calc(var(--phone-bar-height)+0.5rem)] z-40 grid w-[min(24rem,100%-2rem)] grid-cols-[auto_1fr_auto] gap-x-3 rounded-sm border border-transparent py-4 pr-2 pl-4 shadow-floating ${isProblem ? "on-dark bg-error text-ivory max-md:top-[calc(var(--stuck-height)+0.5rem)] max-md:bottom-auto" : "border-l-4 border-l-success bg-white text-ink"}`}
    >
      <Icon
        size={22}
        strokeWidth={1.5}
        className={`mt-0.5 ${isProblem ? "" : "text-success"}`}
        aria-hidden="true"
      />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm">{text}</p>
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={dismiss}
        className="-mt-2 grid size-11 place-items-center"
      >
        <X size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  );
}
