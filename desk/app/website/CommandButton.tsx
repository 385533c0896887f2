import type { ComponentProps } from "react";
import { useCommand } from "../server-api/use-command.ts";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { Problem } from "../ui/Loaded.tsx";

type Props = Omit<ComponentProps<typeof ConfirmButton>, "confirm" | "onConfirm"> & {
  run: () => Promise<unknown>;
};

/** A button that asks before the server does something; why it did not is said above it. */
export function CommandButton({ run, disabled = false, ...asked }: Props) {
  const command = useCommand(run);
  return (
    <div>
      {command.error && <Problem text={command.error.message} />}
      <ConfirmButton
        {...asked}
        confirm={asked.label}
        disabled={disabled || command.isPending}
        onConfirm={() => command.mutate(undefined)}
      />
    </div>
  );
}
