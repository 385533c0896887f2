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
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  return (
    <>
      <Button look={look} disabled={disabled} onClick={() => dialog.current?.showModal()}>
        {icon}
        {label}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={id}
        className="w-[min(28rem,100%-2rem)] rounded-sm bg-ivory p-6 text-base text-ink shadow-floating"
      >
        <h2 id={id} className="text-2xl text-forest">
          {question}
        </h2>
        <p className="mt-3">{text}</p>
        <form method="dialog" className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" look="graveMain" onClick={onConfirm}>
            {confirm}
          </Button>
          <Button type="submit">{words.cancel}</Button>
        </form>
      </dialog>
    </>
  );
}
