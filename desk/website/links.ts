import type { EntryAddress } from "../../server/website/website-api.ts";
import type { Path } from "./form/field-values.ts";

/** The address of the list of what can be edited, below /desk. */
export const websitePath = "/website";
/** Turns the preview on and leads to its pages. */
export const previewAddress = "/desk/preview";

/** Returns the address of an entry's form, and of a field in it. */
export const entryPath = ({ file, key }: EntryAddress, path: Path = []): string =>
  `${websitePath}/entry?${new URLSearchParams({
    file,
    ...(key !== null && { key }),
    ...(path.length > 0 && { path: path.join("/") }),
  })}`;
