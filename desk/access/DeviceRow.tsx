import type { ReactNode } from "react";

type Props = { name: ReactNode; below: string; children: ReactNode };

/** A passkey or a session in a list, with what can be done about it. */
export const DeviceRow = ({ name, below, children }: Props) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
    <div className="min-w-0">
      <p className="font-semibold">{name}</p>
      <p className="text-sm text-moss">{below}</p>
    </div>
    {children}
  </li>
);
