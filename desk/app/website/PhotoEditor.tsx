import { type MouseEvent, useState } from "react";
import { cropPosition } from "../../../site/ui/crop-position.ts";
import type { Entry } from "../../server/website/website-api.ts";
import { postFile } from "../server-api/request-json.ts";
import { useCommand } from "../server-api/use-command.ts";
import { Problem } from "../ui/Loaded.tsx";
import { words } from "../words.ts";
import { readAt, replaceAt } from "./form/field-values.ts";
import { shrinkPhoto } from "./shrink-photo.ts";

type Point = { left: number; top: number };
type Props = { entry: Entry; content: unknown; onChange: (content: unknown) => void };

/** Crops as pages show them, and where a point of their own may stand. */
const crops = [
  { name: "wide", own: ["crops", "hero"], shape: "aspect-[21/9]" },
  { name: "square", own: [], shape: "aspect-square" },
  { name: "tall", own: ["crops", "tall"], shape: "aspect-[3/4]" },
] as const;

const cropNames = { wide: "Wide", square: "Square", tall: "Tall" };

/** A photograph: another in its place, and the point that stays in view however it is cropped. */
export function PhotoEditor({ entry, content, onChange }: Props) {
  const id = entry.key ?? "";
  const [version, setVersion] = useState(entry.hash);
  const replace = useCommand(async (file: File) => {
    await sendPhoto({ id }, file);
    setVersion(crypto.randomUUID());
  });
  const src = `${photoAddress(id)}?${version}`;
  const point = (readAt(content, ["focus"]) ?? { left: 50, top: 50 }) as Point;
  const pick = (event: MouseEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const percent = (from: number, size: number) => Math.round((from / size) * 100);
    const next = {
      left: percent(event.clientX - left, width),
      top: percent(event.clientY - top, height),
    };
    // Crops with a point of their own follow this one from now on.
    const { crops: _, ...others } = content as Record<string, unknown>;
    onChange(replaceAt(others, ["focus"], next));
  };
  return (
    <div className="mb-6 max-w-[44rem]">
      {/* The keyboard has the two fields below it. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label="Middle of what matters"
        className="relative block w-full"
        onClick={pick}
      >
        <img src={src} alt={entry.title} className="block w-full bg-linen" />
        <span
          className="absolute size-8 -translate-1/2 rounded-full border-2 border-ivory shadow-[0_0_0_2px_#14201b]"
          style={{ left: `${point.left}%`, top: `${point.top}%` }}
        />
      </button>
      <p className="mt-2 text-sm text-moss">
        Tap the middle of what matters. It stays in view however a page crops the photograph.
      </p>
      <ul className="mt-3 flex items-end gap-3" aria-label="How pages crop it">
        {crops.map(({ name, own, shape }) => {
          const { left, top } = cropPosition(
            (own.length > 0 && (readAt(content, own) as Point)) || point,
          );
          return (
            <li key={name} className="min-w-0 flex-1 text-xs text-moss">
              <img
                src={src}
                alt=""
                className={`w-full bg-linen object-cover ${shape}`}
                style={{ objectPosition: `${left}% ${top}%` }}
              />
              {cropNames[name]}
            </li>
          );
        })}
      </ul>
      <PhotoInput
        label={replace.isPending ? words.website.sendingPhoto : "Replace the photograph"}
        isOff={replace.isPending}
        onChoose={(file) => replace.mutate(file)}
      />
      {replace.error && <Problem text={replace.error.message} />}
      <p role="status" className="font-semibold">
        {replace.isSuccess && "Saved. Not online yet."}
      </p>
      <p className="text-sm text-moss">
        The new one takes its place on every page that shows it. Then say below what it shows.
      </p>
    </div>
  );
}

/** Returns the address of a photograph as it is saved. */
export const photoAddress = (id: string) => `/desk/api/website/photos/${encodeURIComponent(id)}`;

/** Sends a photograph, made smaller before; returns where its words are. */
export const sendPhoto = async (to: { id: string; isNew?: "yes" }, file: File) =>
  postFile(`website/photos?${new URLSearchParams(to)}`, await shrinkPhoto(file));

type InputProps = { label: string; isOff?: boolean; onChoose: (file: File) => void };

/** Chooses a photograph from the phone. */
export const PhotoInput = ({ label, isOff = false, onChoose }: InputProps) => (
  <label className="mt-4 block text-sm font-semibold">
    {label}
    <input
      type="file"
      accept="image/jpeg,image/png,image/webp"
      disabled={isOff}
      className="mt-1 block min-h-11 w-full text-base font-normal file:mr-3 file:min-h-11 file:rounded-sm file:border file:border-ink/40 file:px-4 file:text-sm file:font-semibold"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        // The same file can be chosen again after a problem.
        target.value = "";
        if (file) onChoose(file);
      }}
    />
  </label>
);
