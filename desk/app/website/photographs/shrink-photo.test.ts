import { expect, test, vi } from "vitest";
import { shrinkPhoto } from "./shrink-photo.ts";

test("a browser that hides its traits, and gives noise for what was drawn, sends the photograph as it is", async () => {
  const noise = [77, 219, 241, 255];
  const drawing = { fillRect() {}, drawImage() {}, getImageData: () => ({ data: noise }) };
  const canvas = {
    getContext: () => drawing,
    toBlob: (done: (made: Blob) => void) => done(new Blob(["stripes"])),
  };
  vi.stubGlobal("document", { createElement: () => ({ ...canvas }) });
  vi.stubGlobal("createImageBitmap", async () => ({ width: 1_600, height: 1_200, close() {} }));
  const photograph = new Blob(["photograph"]);
  expect(await shrinkPhoto(photograph)).toBe(photograph);
  noise.splice(0, 3, 12, 23, 35);
  expect(await (await shrinkPhoto(photograph)).text()).toBe("stripes");
});
