import type { Access } from "../../server/desk/desk-api.ts";
import { getJson, postJson } from "../server-api/request-json.ts";
import { reportSignedOut } from "../shell/signed-out.ts";
import { dropAll } from "../unsent-actions/unsent.ts";

/** Ends this session at the server, then forgets what was not sent; throws when it stays. */
export async function signOut(): Promise<void> {
  const { sessions } = await getJson<Access>("access");
  const own = sessions.find(({ isThis }) => isThis);
  if (own) await postJson(`access/sessions/${encodeURIComponent(own.id)}/end`);
  dropAll();
  reportSignedOut();
}
