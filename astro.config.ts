import { satteri } from "@astrojs/markdown-satteri";
import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, fontProviders } from "astro/config";
import { readYaml } from "./content-files/read-yaml.ts";
import { formPath, functionPath, thankYouPath } from "./quote-request/protocol.ts";
import { finishPages } from "./site/build/pages/finish-pages.integration.ts";
import { directives } from "./site/content/posts/directives.ts";
import { hydrateWhenNear } from "./site/hydration/hydrate-when-near.integration.ts";

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
  outDir: env.BUILD_FOLDER || "dist/astro",
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always" },
  // Outside node_modules, so that pictures are not made again after every npm ci.
  cacheDir: "./.cache/astro",
  image: {
    // What more effort costs and saves: docs/decisions/0070.
    service: { entrypoint: "./site/build/picture-service.ts", config: { avif: { effort: 1 } } },
  },
  devToolbar: { enabled: false },
  markdown: {
    processor: satteri({ features: { directive: true }, mdastPlugins: [directives] }),
  },
  integrations: [react(), hydrateWhenNear(), finishPages()],
  // The fallbacks are those of site/styles/fallback-fonts.css.
  fonts: [
    {
      provider: fontProviders.local(),
      name: "Fraunces",
      cssVariable: "--font-fraunces",
      fallbacks: ["fraunces-georgia", "fraunces-noto", "serif"],
      optimizedFallbacks: false,
      options: {
        variants: [{ src: ["./site/fonts/fraunces.woff2"], weight: 400, style: "normal" }],
      },
    },
    {
      provider: fontProviders.local(),
      name: "Figtree",
      cssVariable: "--font-figtree",
      fallbacks: ["figtree-arial", "figtree-roboto", "sans-serif"],
      optimizedFallbacks: false,
      options: {
        variants: [{ src: ["./site/fonts/figtree.woff2"], weight: "400 600", style: "normal" }],
      },
    },
  ],
  vite: {
    plugins: [tailwindcss()],
    build: { modulePreload: false },
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
