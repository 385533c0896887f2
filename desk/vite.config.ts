import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Builds the owner's desk into dist/desk; the server serves it at /desk. */
export default defineConfig({
  root: pathOf("."),
  base: "/desk/",
  cacheDir: pathOf("../.cache/desk"),
  plugins: [react(), tailwindcss()],
  build: {
    outDir: pathOf("../dist/desk"),
    emptyOutDir: true,
    target: "es2022",
    // Data addresses would need a laxer security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [pathOf("index.html"), pathOf("push/service-worker.ts")],
      output: {
        // A service worker keeps its address, by which browsers look for a newer one.
        entryFileNames: ({ name }) =>
          name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js",
      },
    },
  },
});
