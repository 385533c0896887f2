import * as Toast from "@radix-ui/react-toast";
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
 * A toast that is announced at once and closes after ten seconds or on request: at the foot, clear
 * of the telephone number and the words of thanks. On phones a problem stands under the header, far
 * from the keyboard.
 */
export function NoticeToast({ notice, dismiss }: Notices) {
  // Rendered without a notice, the viewport would put a style attribute into the built page.
  if (!notice) return null;
  const isProblem = notice.kind === "problem";
  return (
    <Toast.Provider duration={10_000} label="Notice" swipeDirection="right">
      <Toast.Root
        key={notice.id}
        ref={makeRoom}
        type="foreground"
        onOpenChange={(isOpen) => !isOpen && dismiss()}
        data-notice={notice.kind}
        className={`grid grid-cols-[auto_1fr_auto] gap-x-3 rounded-sm border border-transparent py-4 pr-2 pl-4 shadow-floating ${isProblem ? "on-dark bg-error text-ivory" : "border-l-4 border-l-success bg-white text-ink"}`}
      >
        {isProblem ? (
          <CircleAlert size={22} strokeWidth={1.5} className="mt-0.5" aria-hidden="true" />
        ) : (
          <CircleCheck
            size={22}
            strokeWidth={1.5}
            className="mt-0.5 text-success"
            aria-hidden="true"
          />
        )}
        <div>
          <Toast.Title className="font-semibold">{notice.title}</Toast.Title>
          <Toast.Description className="text-sm">{notice.text}</Toast.Description>
        </div>
        <Toast.Close aria-label="Close" className="-mt-2 grid size-11 place-items-center">
          <X size={18} strokeWidth={1.5} aria-hidden="true" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        className={`fixed right-4 z-40 w-[min(24rem,100%-2rem)] outline-none bottom-[calc(var(--phone-bar-height)+0.5rem)] ${isProblem ? "max-md:top-[calc(var(--stuck-height)+0.5rem)] max-md:bottom-auto" : ""}`}
      />
    </Toast.Provider>
  );
}
