import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as z from "zod";
import type { BuiltSite } from "../../../../server/built-site/built-site.ts";
import type { Business } from "../../../../server/business/business.ts";
import { deskPath } from "../../paths.ts";

const builtFiles = z.object({
  "sign-in/sign-in.ts": z.object({ file: z.string(), css: z.array(z.string()) }),
});

/** The built script and styles of the pages for signing in. */
type PageFiles = { script: string; styles: readonly string[] };

/** Reads the names of the built files; null where the desk is not built. */
function readPageFiles(files: BuiltSite): PageFiles | null {
  const list = files.files.get(`${deskPath}built-files.json`)?.identity.body.toString();
  if (!list) return null;
  const { "sign-in/sign-in.ts": entry } = builtFiles.parse(JSON.parse(list));
  return { script: deskPath + entry.file, styles: entry.css.map((file) => deskPath + file) };
}

export type SignInPage = { title: string; children: ReactNode };
export type RenderPage = (page: SignInPage) => string;

/** Returns what renders the pages that need no application: they work without JavaScript. */
export function pageRenderer(files: BuiltSite, { name, language }: Business): RenderPage {
  const built = readPageFiles(files);
  return ({ title, children }) =>
    `<!doctype html>${renderToStaticMarkup(
      <html lang={language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>{`${title} · ${name}`}</title>
          <meta name="robots" content="noindex, nofollow" />
          <link rel="icon" href="/icons/tab.svg" type="image/svg+xml" />
          {built?.styles.map((href) => (
            <link key={href} rel="stylesheet" href={href} />
          ))}
          {built && <script type="module" src={built.script} />}
        </head>
        <body>
          <main>
            <p className="business">{name}</p>
            <h1>{title}</h1>
            {children}
          </main>
        </body>
      </html>,
    )}`;
}
