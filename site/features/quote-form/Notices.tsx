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

/** Keeps what takes the focus below the toast while it covers a part of the page's top. */
function makeRoom(toast: HTMLElement | null) {
  const room = toast ? `calc(var(--stuck-height) + ${toast.offsetHeight + 16}px)` : "";
  document.documentElement.style.scrollPaddingTop = room;
  // The toast appears after the form has scrolled to the field or the button.
  if (toast) keepFocusInView();
}

/**
 * A toast that is announced at once and closes after ten seconds or on request: under the header,
 * far from the keyboard of a phone. There a success stands above the bar, below the words of thanks.
 */
export function NoticeToast({ notice, dismiss }: Notices) {
  // Rendered without a notice, the viewport would put a style attribute into the built page.
  if (!notice) return null;
  const isProblem = notice.kind === "problem";
  return (
    <Toast.Provider duration={10_000} label="Notice" swipeDirection="right">
      <Toast.Root
        key={notice.id}
        ref={isProblem ? makeRoom : undefined}
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
        className={`fixed top-[calc(var(--stuck-height)+0.5rem)] right-4 z-40 w-[min(24rem,100%-2rem)] outline-none ${isProblem ? "" : "max-md:top-auto max-md:bottom-[calc(var(--phone-bar-height)+0.5rem)]"}`}
      />
    </Toast.Provider>
  );
}
