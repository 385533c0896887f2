import type { EntryAddress } from "../../../server/website/website-api.ts";
import { getJson, postJson } from "../../server-api/request-json.ts";
import { checkTimeout } from "../check-timeout.ts";
import { fromContent, toContent } from "../form/field-values.ts";
import { toQuery } from "../links.ts";

/** Saves an entry, as it is saved by now, with something changed in what its form has. */
export async function changeEntry(address: EntryAddress, change: (content: unknown) => unknown) {
  const { file, key } = address;
  const opened = await getJson(`website/entry?${toQuery({ file, key })}`);
  const { copyTitle, hash, body } = opened;
  const content = fromContent(change(toContent(opened)), body !== null);
  await postJson("website/entry", { file, key, copyTitle, hash, ...content }, checkTimeout);
}
