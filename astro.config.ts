import { satteri } from "@astrojs/markdown-satteri";
import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, fontProviders } from "astro/config";
import { readYaml } from "./content-files/read-yaml.ts";
import { formPath, functionPath, thankYouPath } from "./quote-request/protocol.ts";
import { contentChecks } from "./site/build/content/content-checks.integration.ts";
import { finishPages } from "./site/build/pages/finish-pages.integration.ts";
import { directives } from "./site/content/posts/directives.ts";
import { hydrateOnInteraction } from "./site/hydration/hydrate-on-interaction.integration.ts";
import { nextFolderOf, siteFolderOf } from "./site-folder.ts";

const business = readYaml("content/business.yaml").data as { siteAddress: string };
/**
 * What a build is made with: run-astro.ts and dev.ts hand it to Astro, which passes nothing else
 * on.
 */
const env = process.env;
/** Where `npm run dev` runs the quote backend; unset in a build. */
const backend = env.DEV_BACKEND;

export default defineConfig({
  site: env.SITE_URL || business.siteAddress,
  srcDir: "./site",
  // Astro empties it first, so never the folder that is served; scripts/build-site.ts names it and
  // puts it in place.
  outDir: env.BUILD_FOLDER || nextFolderOf(siteFolderOf(env)),
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always" },
  // Outside node_modules, so that pictures are not made again after every npm ci.
  cacheDir: "./.cache/astro",
  image: {
    // The default effort takes five times as long for files about a tenth smaller.
    service: { entrypoint: "astro/assets/services/sharp", config: { avif: { effort: 2 } } },
  },
  devToolbar: { enabled: false },
  markdown: {
    processor: satteri({ features: { directive: true }, mdastPlugins: [directives] }),
  },
  integrations: [react(), hydrateOnInteraction(), contentChecks(), finishPages()],
  fonts: [
    {
      provider: fontProviders.local(),
      name: "Fraunces",
      cssVariable: "--font-fraunces",
      fallbacks: ["Georgia", "serif"],
      options: {
        variants: [{ src: ["./site/fonts/fraunces.woff2"], weight: 400, style: "normal" }],
      },
    },
    {
      provider: fontProviders.local(),
      name: "Figtree",
      cssVariable: "--font-figtree",
      fallbacks: ["Arial", "sans-serif"],
      options: {
        variants: [{ src: ["./site/fonts/figtree.woff2"], weight: "400 600", style: "normal" }],
      },
    },
  ],
  vite: {
    plugins: [tailwindcss()],
    server: backend
      ? {
          proxy: {
            [functionPath]: backend,
            "^/desk(/|$)": backend,
            [thankYouPath]: backend,
            // The page itself comes from Astro; only a form that was sent goes to the backend.
            [formPath]: {
              target: backend,
              bypass: ({ method, url }) => (method === "POST" ? undefined : url),
            },
          },
        }
      : {},
  },
});
