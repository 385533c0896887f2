import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Path } from "../../server/website/website-api.ts";
import { linkLook } from "../ui/link-look.ts";
import { entryPath } from "./links.ts";

type Props = {
  address: Parameters<typeof entryPath>[0];
  path?: Path | undefined;
  children: ReactNode;
};

/** The way to an entry's form, over 44 px. */
export const EntryLink = ({ address, path, children }: Props) => (
  <Link href={entryPath(address, path)} className={`${linkLook} min-w-6 wrap-anywhere`}>
    {children}
  </Link>
);
