import { type ReactNode, useId, useRef } from "react";
import { words } from "../words.ts";
import { Button } from "./Button.tsx";

type Props = {
  label: string;
  question: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
  disabled?: boolean;
  icon?: ReactNode;
  look?: "grave" | "plain" | "bare";
  className?: string;
  /** What the button says that changes nothing. */
  cancel?: string;
  /** Reads what the question is about; until `isReady` nothing can be confirmed. */
  onOpen?: () => void;
  isReady?: boolean;
  /** What is asked beside the question; a required box has to be ticked. */
  children?: ReactNode;
};

/** A button for what cannot be taken back: it asks first. */
export function ConfirmButton({
  label,
  question,
  text,
  confirm,
  onConfirm,
  disabled,
  icon,
  look = "grave",
  className = "",
  cancel = words.cancel,
  onOpen,
  isReady = true,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <>
      <Button
        look={look}
        className={className}
        disabled={disabled}
        onClick={() => {
          onOpen?.();
          dialog.current?.showModal();
        }}
      >
        {icon}
        {label}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        // After the dialog: what is done may take this button off the page.
        onClose={({ currentTarget }) => {
          if (currentTarget.returnValue === "confirmed") onConfirm();
          currentTarget.returnValue = "";
        }}
        className="w-[min(28rem,100%-2rem)] rounded-sm bg-ivory p-6 text-base text-ink shadow-floating"
      >
        <h2 id={id} className="text-2xl text-forest">
          {question}
        </h2>
        <p className="mt-3">{text}</p>
        <form method="dialog">
          {children}
          <div className="mt-6 flex flex-wrap gap-3">
            {/* The first one is what Enter presses: it must not do what cannot be undone. */}
            <Button type="submit" formNoValidate>
              {cancel}
            </Button>
            <Button type="submit" look="graveMain" value="confirmed" disabled={!isReady}>
              {confirm}
            </Button>
          </div>
        </form>
      </dialog>
    </>
  );
}
