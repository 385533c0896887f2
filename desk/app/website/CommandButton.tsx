import type { ComponentProps } from "react";
import { useCommand } from "../server-api/use-command.ts";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { ErrorBox } from "../ui/Loaded.tsx";
import { EntryLink } from "./EntryLink.tsx";
import { answerOf } from "./refusal.ts";

type Props = Omit<ComponentProps<typeof ConfirmButton>, "confirm" | "onConfirm"> & {
  run: () => Promise<unknown>;
};

/** A button that asks before the server does something; why it did not is said above it. */
export function CommandButton({ run, disabled = false, ...asked }: Props) {
  const command = useCommand(run);
  const [{ address, path } = {}] = answerOf(command.error).problems ?? [];
  return (
    <div>
      {command.error && <ErrorBox text={command.error.message} />}
      {address && (
        <EntryLink address={address} path={path}>
          Go to the field
        </EntryLink>
      )}
      <ConfirmButton
        {...asked}
        confirm={asked.label}
        disabled={disabled || command.isPending}
        onConfirm={() => command.mutate()}
      />
    </div>
  );
}
