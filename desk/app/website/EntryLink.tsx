import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Path } from "./form/field-values.ts";
import { entryPath } from "./links.ts";

type Props = {
  address: Parameters<typeof entryPath>[0];
  path?: Path | undefined;
  children: ReactNode;
};

/** The way to an entry's form, over 44 px. */
export const EntryLink = ({ address, path, children }: Props) => (
  <Link
    href={entryPath(address, path)}
    className="inline-flex min-h-11 min-w-6 items-center wrap-anywhere underline decoration-brass underline-offset-4"
  >
    {children}
  </Link>
);
