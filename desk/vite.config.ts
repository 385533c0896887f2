import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { readBusiness } from "../server/business/business.ts";

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Builds the owner's desk; scripts/build-desk.ts says into which folder, and puts it in place. */
export default defineConfig({
  root: pathOf("."),
  base: "/desk/",
  cacheDir: pathOf("../.cache/desk"),
  define: { BUSINESS_TIME_ZONE: JSON.stringify(readBusiness().timeZone) },
  plugins: [react(), tailwindcss()],
  build: {
    outDir: pathOf("../dist/desk.next"),
    emptyOutDir: true,
    target: "es2022",
    // Data addresses would need a laxer security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The server reads the names of the sign-in page's files from it.
    manifest: "built-files.json",
    rolldownOptions: {
      input: ["index.html", "sign-in/sign-in.ts", "push/service-worker.ts"].map(pathOf),
      output: {
        // A service worker keeps its address, by which browsers look for a newer one.
        entryFileNames: ({ name }) =>
          name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js",
      },
    },
  },
});
