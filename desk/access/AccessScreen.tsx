import { useQuery } from "@tanstack/react-query";
import { PushSwitch } from "../push/PushSwitch.tsx";
import { accessQuery } from "../server-api/queries.ts";
import { SignOutButton } from "../shell/SignOutButton.tsx";
import { Loaded } from "../ui/Loaded.tsx";
import { ScreenHeading } from "../ui/ScreenHeading.tsx";
import { words } from "../words.ts";
import { Passkeys } from "./Passkeys.tsx";
import { Sessions } from "./Sessions.tsx";

/** Who and what is signed in, passkeys, and notices on this device. */
export default function AccessScreen() {
  const query = useQuery(accessQuery);
  return (
    <>
      <ScreenHeading title={words.access.title} />
      <PushSwitch />
      <Loaded query={query}>
        {({ passkeys, sessions }) => (
          <>
            <Passkeys passkeys={passkeys} />
            <Sessions sessions={sessions} />
          </>
        )}
      </Loaded>
      <div className="-ml-4">
        <SignOutButton />
      </div>
    </>
  );
}
