import type { EntryAddress, FormAddress, Path } from "../../server/website/website-api.ts";

/** The address of the list of what can be edited, below /desk. */
export const websitePath = "/website";

type Address = EntryAddress & Partial<FormAddress>;

/** Returns the query that names an entry's form, on the server and on this device. */
export const toQuery = ({ file, key, copyTitle = null }: Address): string =>
  new URLSearchParams({
    file,
    ...(key !== null && { key }),
    ...(copyTitle !== null && { copyTitle }),
  }).toString();

/** Returns the address of the form that a query names. */
export const fromQuery = (query: URLSearchParams): FormAddress => ({
  file: query.get("file") ?? "",
  key: query.get("key"),
  copyTitle: query.get("copyTitle"),
});

/** Returns the address of an entry's form, and of a field in it. */
export const entryPath = (address: Address, path: Path = []): string =>
  `${websitePath}/entry?${toQuery(address)}${path.length > 0 ? `&path=${encodeURIComponent(path.join("/"))}` : ""}`;
