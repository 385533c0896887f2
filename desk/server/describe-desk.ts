import { type Config, runsHereOnly } from "../../server/config.ts";
import type { Database } from "../../server/db/database.ts";
import { printLink } from "./access/sign-in/sign-in.service.ts";
import { deskPath, signInLinkPath } from "./paths.ts";

/** Returns where the desk is; where no mail leaves this machine, as a link that signs in. */
export async function describeDesk(config: Config, database: Database, port: number, now: number) {
  const [owner = ""] = config.deskPeople ?? [];
  // A disk that is full must not keep the server from starting.
  const secret =
    runsHereOnly(config) &&
    (await printLink(database, "printed-here", owner, now).catch(() => null));
  if (!secret) return { address: `${config.siteUrl}${deskPath}` };
  return { linkOfThisMachine: `http://localhost:${port}${signInLinkPath}/${secret}` };
}
