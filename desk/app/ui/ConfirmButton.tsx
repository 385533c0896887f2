import { type ReactNode, type RefObject, useId, useRef } from "react";
import { words } from "../words.ts";
import { Button } from "./Button.tsx";

type QuestionProps = {
  question: string;
  text: string;
  confirm: string;
  onConfirm: () => void;
  /** What the button says that changes nothing. */
  cancel?: string;
  /** Until then nothing can be confirmed. */
  isReady?: boolean;
  /** What is asked beside the question; a required box has to be ticked. */
  children?: ReactNode;
};

type Props = QuestionProps & {
  label: string;
  /** What it is about, for who does not see where it stands. */
  about?: string;
  disabled?: boolean;
  icon?: ReactNode;
  look?: "grave" | "plain" | "bare";
  className?: string;
  /** Reads what the question is about. */
  onOpen?: () => void;
};

/** A button for what cannot be taken back: it asks first. */
export function ConfirmButton({
  label,
  about,
  disabled,
  icon,
  look = "grave",
  className = "",
  onOpen,
  ...question
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button
        look={look}
        className={className}
        aria-label={about && `${label}: ${about}`}
        disabled={disabled}
        onClick={() => {
          onOpen?.();
          dialog.current?.showModal();
        }}
      >
        {icon}
        {label}
      </Button>
      <Question dialog={dialog} {...question} />
    </>
  );
}

function Question({
  dialog,
  question,
  text,
  confirm,
  onConfirm,
  cancel = words.cancel,
  isReady = true,
  children,
}: QuestionProps & { dialog: RefObject<HTMLDialogElement | null> }) {
  const id = useId();
  return (
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
  );
}
