import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import * as z from "zod";
import { contentFolder, contentReader } from "../../server/business/content-reader.ts";
import { deskPath } from "../server/paths.ts";
import { precacheList } from "./service-worker/precache-list.ts";

const business = contentReader(contentFolder)(
  "business.yaml",
  z.object({ timeZone: z.string(), language: z.string(), currency: z.string() }),
);
const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Builds the owner's desk; scripts/build-desk.ts says into which folder, and puts it in place. */
export default defineConfig({
  root: pathOf("."),
  base: deskPath,
  cacheDir: pathOf("../../.cache/desk"),
  define: {
    "import.meta.env.BUSINESS_TIME_ZONE": JSON.stringify(business.timeZone),
    "import.meta.env.BUSINESS_LANGUAGE": JSON.stringify(business.language),
    "import.meta.env.BUSINESS_CURRENCY": JSON.stringify(business.currency),
  },
  plugins: [react(), tailwindcss(), precacheList()],
  build: {
    outDir: pathOf("../../dist/vite"),
    emptyOutDir: true,
    target: "es2022",
    // Data addresses would need a laxer security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server reads the names of the sign-in page's files from it.
    manifest: "built-files.json",
    rolldownOptions: {
      input: ["index.html", "sign-in/sign-in.ts", "service-worker/service-worker.ts"].map(pathOf),
      output: {
        // A service worker keeps its address, by which browsers look for a newer one.
        entryFileNames: ({ name }) =>
          name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js",
      },
    },
  },
});
