import { type MouseEvent, useState } from "react";
import { cropPosition } from "../../../../site/ui/crop-position.ts";
import { apiPath } from "../../../server/paths.ts";
import { readAt, replaceAt } from "../../../server/website/entry-content.ts";
import type { EditableEntry, EntryAddress } from "../../../server/website/website-api.ts";
import { hasCode, postFile } from "../../server-api/request-json.ts";
import { useCommand } from "../../server-api/use-command.ts";
import { ErrorBox } from "../../ui/Loaded.tsx";
import { shrinkPhoto } from "./shrink-photo.ts";

type Point = { left: number; top: number };
type Props = { entry: EditableEntry; value: unknown; onChange: (value: unknown) => void };

const tooSlow =
  "The photograph was not sent: there is no signal, or it is too slow, and the server waits half a minute. Send it again where the signal is better, such as on Wi-Fi.";

/** Crops as pages show them, and where a point of their own may stand. */
const crops = [
  { name: "Wide", own: ["crops", "hero"], shape: "aspect-[21/9]" },
  { name: "Square", own: [], shape: "aspect-square" },
  { name: "Tall", own: ["crops", "tall"], shape: "aspect-[3/4]" },
] as const;

/** A photograph: another in its place, and the point that stays in view however it is cropped. */
export function PhotoEditor({ entry, value, onChange }: Props) {
  const id = entry.key ?? "";
  const [version, setVersion] = useState(entry.hash);
  const src = `${photoAddress(id)}?${version}`;
  const point = (readAt(value, ["focus"]) ?? { left: 50, top: 50 }) as Point;
  const pick = (next: Point) => {
    // Crops with a point of their own follow this one from now on.
    const { crops: _, ...others } = value as Record<string, unknown>;
    onChange(replaceAt(others, ["focus"], next));
  };
  return (
    <div className="mb-6 max-w-[44rem]">
      <FocusPoint {...{ src, point }} title={entry.title} onPick={pick} />
      <Crops {...{ src, point, value }} />
      <PhotoInput
        label="Replace the photograph"
        to={{ id }}
        onSent={() => setVersion(crypto.randomUUID())}
      />
      <p role="status" className="font-semibold">
        {version !== entry.hash && "Saved. Not online yet. Does the description below still fit?"}
      </p>
      <p className="text-sm text-moss">The new one takes its place on every page that shows it.</p>
    </div>
  );
}

type FocusProps = { src: string; point: Point; title: string; onPick: (point: Point) => void };

/** The photograph with the middle of what matters, which a tap moves. */
function FocusPoint({ src, point, title, onPick }: FocusProps) {
  const pick = (event: MouseEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const percent = (from: number, size: number) => Math.round((from / size) * 100);
    onPick({
      left: percent(event.clientX - left, width),
      top: percent(event.clientY - top, height),
    });
  };
  return (
    <>
      {/* The keyboard has the two fields below it. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label="Middle of what matters"
        className="relative block w-full"
        onClick={pick}
      >
        <img src={src} alt={title} className="block w-full bg-linen" />
        <span
          className="absolute size-8 -translate-1/2 rounded-full border-2 border-ivory shadow-[0_0_0_2px_#14201b]"
          style={{ left: `${point.left}%`, top: `${point.top}%` }}
        />
      </button>
      <p className="mt-2 text-sm text-moss">
        Tap the middle of what matters. It stays in view however a page crops the photograph.
      </p>
    </>
  );
}

type CropsProps = { src: string; point: Point; value: unknown };

const Crops = ({ src, point, value }: CropsProps) => (
  <ul className="mt-3 flex items-end gap-3" aria-label="How pages crop it">
    {crops.map(({ name, own, shape }) => {
      const { left, top } = cropPosition(
        (own.length > 0 && (readAt(value, own) as Point)) || point,
      );
      return (
        <li key={name} className="min-w-0 flex-1 text-xs text-moss">
          <img
            src={src}
            alt=""
            className={`w-full bg-linen object-cover ${shape}`}
            style={{ objectPosition: `${left}% ${top}%` }}
          />
          {name}
        </li>
      );
    })}
  </ul>
);

/** Returns the address of a photograph as it is saved. */
export const photoAddress = (id: string) => `${apiPath}website/photos/${encodeURIComponent(id)}`;

type InputProps = {
  label: string;
  /** Where it is stored; an empty id is not chosen yet. */
  to: { id: string; isNew?: "yes" };
  onSent: (address: EntryAddress) => void;
};

/** Chooses a photograph from the phone and sends it, made smaller before. */
export function PhotoInput({ label, to, onSent }: InputProps) {
  const send = useCommand(async (file: File) => {
    const small = await shrinkPhoto(file);
    const address = await postFile(`website/photos?${new URLSearchParams(to)}`, small);
    onSent(address);
  });
  const isTooSlow = hasCode(send.error, "unreachable");
  return (
    <>
      <label className="mt-4 block text-sm font-semibold">
        {send.isPending ? "Sending the photograph …" : label}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          disabled={!to.id || send.isPending}
          className="mt-1 block min-h-11 w-full text-base font-normal file:mr-3 file:min-h-11 file:rounded-sm file:border file:border-ink/40 file:px-4 file:text-sm file:font-semibold"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) send.mutate(file);
          }}
          // The same file can be chosen again after a problem.
          onClick={({ currentTarget }) => {
            currentTarget.value = "";
          }}
        />
      </label>
      {send.error && <ErrorBox text={isTooSlow ? tooSlow : send.error.message} />}
    </>
  );
}
