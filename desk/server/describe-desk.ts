import { runsHereOnly } from "../../server/config.ts";
import type { StartingServer } from "../../server/registrations.ts";
import { printLink } from "./access/sign-in/sign-in.service.ts";
import { deskPath, signInLinkPath } from "./paths.ts";

type DescribedServer = Pick<StartingServer, "config" | "database" | "clock">;

/** Returns where the desk is; where no mail leaves this machine, as a link that signs in. */
export async function describeDesk({ config, database, clock }: DescribedServer, port: number) {
  const [owner = ""] = config.deskPeople ?? [];
  // A disk that is full must not keep the server from starting.
  const secret =
    runsHereOnly(config) &&
    (await printLink(database, "printed-here", owner, clock()).catch(() => null));
  if (!secret) return { address: `${config.siteUrl}${deskPath}` };
  return { linkOfThisMachine: `http://localhost:${port}${signInLinkPath}/${secret}` };
}
