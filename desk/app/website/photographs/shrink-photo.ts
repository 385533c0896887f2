import { sizeOfPhoto } from "../../../server/website/photo-size.ts";

const quality = 0.9;

const cannotBeRead =
  "This photograph cannot be read here. On an iPhone choose it from Photos and not from Files, or take a screenshot of it and choose that.";

/**
 * Returns a photograph as a JPEG that is no larger than the site needs, upright and without the
 * place where it was taken, or as it is where the browser cannot draw; throws a sentence where it
 * cannot read it, or the site cannot show it.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const unreadable = () => {
    throw new Error(cannotBeRead);
  };
  const bitmap = await createImageBitmap(file).catch(unreadable);
  const { width, height } = sizeOfPhoto(bitmap);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const drawing = canvas.getContext("2d");
  if (!drawing || !isReadable(drawing)) return file;
  // A JPEG has no transparency, and would show black there.
  drawing.fillStyle = "#ffffff";
  drawing.fillRect(0, 0, width, height);
  drawing.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", quality),
  );
  if (!blob) throw new Error(cannotBeRead);
  return blob;
}

/**
 * Whether a browser gives back what was drawn. Firefox gives noise where it resists fingerprinting,
 * and others change a little, which nobody sees.
 */
function isReadable(drawing: CanvasRenderingContext2D): boolean {
  const [red, green, blue] = [12, 23, 34] as const;
  drawing.fillStyle = `rgb(${red} ${green} ${blue})`;
  drawing.fillRect(0, 0, 1, 1);
  const { data } = drawing.getImageData(0, 0, 1, 1);
  return [red, green, blue].every((value, at) => Math.abs(value - (data[at] ?? 0)) < 8);
}
