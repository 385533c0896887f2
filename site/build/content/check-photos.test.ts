import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { testContentMistakes } from "../../../tests/support/content/content-copy.ts";

testContentMistakes([
  {
    name: "a deleted photo",
    change: (content) => rmSync(content("photos/three-detail.jpg")),
    says: [
      /content\/photos\.yaml, line \d+, three-detail\.file: content\/photos\/three-detail\.jpg is not there\. Put the picture there/,
    ],
  },
  {
    name: "a photograph as an iPhone takes it",
    change: (content) =>
      writeFileSync(
        content("photos/three-detail.jpg"),
        Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
      ),
    says: [/three-detail\.jpg is a HEIC picture.* Save it as JPEG, at least 1600 pixels wide/],
  },
  {
    name: "a photograph that was broken off while it was copied",
    change: (content) => {
      const whole = readFileSync(content("photos/three-detail.jpg"));
      writeFileSync(
        content("photos/three-detail.jpg"),
        whole.subarray(0, Math.round(whole.length / 2)),
      );
    },
    says: [/three-detail\.jpg is damaged, or no picture\. Save it as JPEG/],
  },
  {
    name: "a photograph that is too small",
    change: (content) =>
      cpSync(
        "tests/visual/kept/about-washroom-restroom-trailer-rentals-390.png",
        content("photos/three-detail.jpg"),
      ),
    says: [/three-detail\.jpg is \d+ × \d+ pixels, which is too small.* at least 1600 pixels wide/],
  },
]);
