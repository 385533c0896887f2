/** The whole address of a path on the site, as canonical links and feeds need it. */
export function addressOf(path: string): string {
  return new URL(path, import.meta.env.SITE).href;
}
