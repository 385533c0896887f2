/** Returns the absolute address of a path, for canonical links and feeds. */
export function addressOf(path: string): string {
  return new URL(path, import.meta.env.SITE).href;
}
