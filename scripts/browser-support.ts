import { features } from "web-features";

/**
 * The oldest browsers in which all works and looks as it should (docs/browsers.md). What is called
 * works in Firefox 115, too, which may look plainer.
 */
const baseline = { chrome: 111, edge: 111, firefox: 128, safari: 16.4, safari_ios: 16.4 };
export const oldestForCode = { ...baseline, firefox: 115 };

/** The version of each browser that brought a feature, by the key of MDN's compatibility data. */
const support = new Map<string, Partial<Record<string, string>>>();
for (const feature of Object.values(features)) {
  if (feature.kind !== "feature") continue;
  for (const [key, status] of Object.entries(feature.status.by_compat_key ?? {}))
    support.set(key, { ...status.support });
}

export const featureKeys: ReadonlySet<string> = new Set(support.keys());

/** Returns which browsers lack a feature, as "chrome 114, safari 17"; null where none does. */
export function missingIn(key: string, oldest: Record<string, number> = baseline): string | null {
  const versions = support.get(key);
  if (!versions) return null;
  const lacking = Object.entries(oldest).filter(
    ([browser, version]) =>
      !(Number.parseFloat(versions[browser]?.replace("≤", "") ?? "") <= version),
  );
  return (
    lacking.map(([browser]) => `${browser} ${versions[browser] ?? "never"}`).join(", ") || null
  );
}
