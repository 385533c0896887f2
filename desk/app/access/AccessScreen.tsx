import { useQuery } from "@tanstack/react-query";
import type { Access } from "../../server/desk-answers.ts";
import { PushSwitch } from "../push/PushSwitch.tsx";
import { accessQuery } from "../server-api/queries.ts";
import { Loaded } from "../ui/Loaded.tsx";
import { ScreenHeading } from "../ui/ScreenHeading.tsx";
import { Section } from "../ui/Section.tsx";
import { words } from "../words.ts";
import { AddPasskey } from "./AddPasskey.tsx";
import { CalendarFeeds } from "./CalendarFeeds.tsx";
import { DeviceItem } from "./DeviceItem.tsx";
import { groupByDevice } from "./devices.ts";
import { SignOutButton } from "./SignOutButton.tsx";

/** The devices that sign in or read the calendar, and what this one can have. */
export default function AccessScreen() {
  const query = useQuery(accessQuery);
  return (
    <>
      <ScreenHeading title={words.titles.access} />
      <Loaded query={query}>{(access) => <Shown access={access} />}</Loaded>
      <div className="-ml-4">
        <SignOutButton />
      </div>
    </>
  );
}

function Shown({ access }: { access: Access }) {
  const { devices, otherFeeds } = groupByDevice(access);
  const here = devices.find(({ isThis }) => isThis);
  return (
    <>
      <Section heading="Phones and computers">
        <p className="mb-3 max-w-[60ch]">
          What signs in as you, or reads your calendar. Name your devices, so that you find the
          right one when one is lost.
        </p>
        <ul>
          {devices.map((device) => (
            <DeviceItem key={device.id} device={device} />
          ))}
        </ul>
      </Section>
      <PushSwitch />
      <AddPasskey isFirst={!here || here.passkeys.length === 0} />
      <CalendarFeeds deviceName={here?.name ?? ""} otherFeeds={otherFeeds} />
    </>
  );
}
