import { expect, test } from "vitest";
import { explainError } from "../server/log/explain-error.ts";
import { failureOf } from "./run-astro.ts";

const explainFailure = (said: string, code: number) => explainError(failureOf(said, code));

/** As Astro 7.3 printed them. */
const sameTitle = `The pages /ajax and /vaughan have the same title: "Rentals". Write another in the file of one of them under content/.
  Location:
    /srv/site/node_modules/astro/dist/core/render/route-cache.js:32:17
  Stack trace:
    at checkUnique (file:///srv/site/.astro/.prerender/chunks/site-pages_BR5Jpjqu.mjs:146:21)
`;
const noPicture = `Could not find requested image \`./gone.jpg\`. Does it exist?
  Location:
    /srv/site/node_modules/astro/dist/content/vite-plugin-content-assets.js:48:15
`;
const wrongEntry = `The entry is wrong.
  Location:
    /srv/site/content/posts/a.md:0:0
`;
const noFolder = `07:03:08 [ERROR] [vite] ✗ Build failed in 615ms
[UnknownFilesystemError]${" "}
  Location:
    /srv/site/node_modules/astro/dist/assets/fonts/vite-plugin-fonts.js:313:17
  Caused by:
  EACCES: permission denied, mkdir '/opt/washrooms/dist/site/_astro'
    at mkdirSync (node:fs:1756:26)
`;

test("what Astro says of a failure is cut down to its sentences", () => {
  expect(explainFailure(sameTitle, 1)).toBe(sameTitle.split("\n")[0]);
  expect(explainFailure(noFolder, 1)).toBe(
    "/opt/washrooms/dist/site/_astro may not be read or written by this user (EACCES). Look at its owner and permissions, and at the settings that name it.",
  );
  const coloured = "\u001b[31m12:00:00 [ERROR] [content] It is wrong.\u001b[39m\n";
  expect(explainFailure(coloured, 1)).toBe("It is wrong.");
  expect(
    explainFailure("[ERROR] Failed.\n  Caused by:\n  ENOSPC: no space left on device, write\n", 1),
  ).toBe(
    "What is to be written does not fit: the disk is full (ENOSPC). Make room, for example delete old backups.",
  );
  expect(explainFailure(noPicture, 1)).toBe(noPicture.split("\n")[0]);
  expect(explainFailure(wrongEntry, 1)).toBe("The entry is wrong.\ncontent/posts/a.md");
  expect(explainFailure("", 137)).toBe("The site could not be built: Astro ended with code 137.");
});
