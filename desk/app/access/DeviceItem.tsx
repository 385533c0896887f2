import { useState } from "react";
import type { LostDevice } from "../../server/desk-api.ts";
import { postJson } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { useMoments } from "../time/use-moments.ts";
import { announce } from "../ui/announcement.ts";
import { Button } from "../ui/Button.tsx";
import { ConfirmButton } from "../ui/ConfirmButton.tsx";
import { Checkbox, submitTo, TextInput } from "../ui/controls.tsx";
import { ErrorBox } from "../ui/Loaded.tsx";
import { draftName, useTextDraft } from "../unsent-actions/unsent.ts";
import { words } from "../words.ts";
import { AccessLine, FeedLines } from "./AccessLine.tsx";
import type { Device } from "./devices.ts";

const describeSharedPasskey = (names: string) => `The same passkey also signs in: ${names}.`;
const describePasskeyUse = (made: string, used: string | null) =>
  used ? `Passkey, made ${made}, used ${used}` : `Passkey, made ${made}, not used yet`;

/** A device under its name: what signs in or reads there, and the end of each or of all. */
export function DeviceItem({ device }: { device: Device }) {
  const inShort = useMoments();
  const { name, isThis, sessions, passkeys, feeds, sharedWith } = device;
  return (
    <li className="border-t border-hairline py-4">
      <h3 className="text-lg wrap-anywhere">
        {name}
        {isThis && <span className="text-moss"> · this device</span>}
      </h3>
      <ul className="mt-1 grid gap-2">
        {sessions.map(({ id, createdAt, seenAt, hasNotices }) => (
          <AccessLine
            key={id}
            text={`Signed in since ${inShort(createdAt)}, last seen ${inShort(seenAt)}`}
            more={hasNotices && words.push.isOn}
            end={!isThis && { ask: () => postJson(`access/sessions/${id}/end`), of: name }}
            label="Sign out there"
          />
        ))}
        {passkeys.map(({ id, createdAt, usedAt }) => (
          <AccessLine
            key={id}
            text={describePasskeyUse(inShort(createdAt), usedAt === null ? null : inShort(usedAt))}
            more={sharedWith.length > 0 && describeSharedPasskey(sharedWith.join(", "))}
            end={{
              ask: () => postJson(`access/passkeys/${encodeURIComponent(id)}/remove`),
              of: name,
              passkey: id,
            }}
            label="Remove"
          />
        ))}
        <FeedLines feeds={feeds} />
      </ul>
      <div className="mt-3 flex flex-wrap items-start gap-2">
        <Rename key={name} device={device} />
        {!isThis && <LostDeviceButton device={device} />}
      </div>
    </li>
  );
}

/** A button that opens a field for the name. */
function Rename({ device: { id, name } }: { device: Device }) {
  const [typed, setTyped, drop] = useTextDraft(draftName("device", id), name);
  const [isOpen, setOpen] = useState(typed !== name);
  const save = useCommand(async () => {
    await postJson(`access/devices/${id}/name`, { name: typed });
    drop();
  });
  const close = () => {
    drop();
    setOpen(false);
  };
  if (!isOpen)
    return (
      <Button onClick={() => setOpen(true)}>
        Rename
        <span className="sr-only">: {name}</span>
      </Button>
    );
  return (
    <form onSubmit={submitTo(() => save.mutate())} className="grid basis-full gap-2">
      {save.error && <ErrorBox text={save.error.message} />}
      <TextInput
        label="Name of the device"
        required
        maxLength={60}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="main" disabled={save.isPending}>
          {words.save}
        </Button>
        <Button onClick={close}>{words.cancel}</Button>
      </div>
    </form>
  );
}

/** Ends all of a device in one step, after saying where else its passkeys sign in. */
function LostDeviceButton({ device: { id, name, sharedWith } }: { device: Device }) {
  const [endsShared, setEndsShared] = useState(true);
  const [actionId] = useState(() => crypto.randomUUID());
  const lose = useCommand(async () => {
    const body: LostDevice = { id: actionId, alsoShared: endsShared && sharedWith.length > 0 };
    await postJson(`access/devices/${id}/lost`, body);
    announce(`${name} is signed out, and all of it has ended.`);
  });
  return (
    <>
      {lose.error && <ErrorBox text={lose.error.message} />}
      <ConfirmButton
        label="I lost this device"
        question={`End all of ${name}?`}
        text="It is signed out, its passkeys and its calendar addresses end, and it gets no more notices. Whoever reads your mail on it can still sign in by mail: change your mail’s password, too."
        confirm="End all of it"
        disabled={lose.isPending}
        onConfirm={() => lose.mutate()}
      >
        {sharedWith.length > 0 && (
          <div className="mt-3">
            <p>{describeSharedPasskey(sharedWith.join(", "))}</p>
            <Checkbox
              label="Sign these out as well"
              checked={endsShared}
              onChange={({ target }) => setEndsShared(target.checked)}
            />
          </div>
        )}
      </ConfirmButton>
    </>
  );
}
