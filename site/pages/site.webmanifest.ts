import { readBusiness } from "../content/business/business.ts";
import { readPage } from "../content/entries.ts";
import { paths } from "../content/paths.ts";
import { iconPath, icons } from "../seo/icons.ts";

export async function GET() {
  const [business, home] = await Promise.all([readBusiness(), readPage("home")]);
  const icon = (name: "icon-192" | "icon-512" | "icon-maskable-512", purpose: string) => ({
    src: iconPath(name),
    sizes: `${icons[name].side}x${icons[name].side}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name: business.fullName,
    short_name: business.name,
    description: home.description,
    lang: business.language,
    start_url: paths.home,
    scope: paths.home,
    // Opened with the browser's own controls: it is a website, not an application.
    display: "browser",
    theme_color: "#1f3a2e",
    background_color: "#faf7f0",
    icons: [
      icon("icon-192", "any"),
      icon("icon-512", "any"),
      icon("icon-maskable-512", "maskable"),
    ],
  };
  return new Response(JSON.stringify(manifest, null, 2), {
    headers: { "Content-Type": "application/manifest+json" },
  });
}
