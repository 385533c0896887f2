import { type Entry, readEntries } from "../entries.ts";

export type Trailer = Entry<"trailers">;
export type Specifications = Trailer["data"]["specifications"];

/** All trailers, in the order of the list. */
export async function readTrailers(): Promise<Trailer[]> {
  const trailers = await readEntries("trailers");
  return trailers.sort((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id));
}

/** Number of stations in words of trailer-page.yaml: "1 Station", "2 Stations". */
export function countStations(stalls: number, words: { one: string; more: string }): string {
  return (stalls === 1 ? words.one : words.more).replace("{stalls}", String(stalls));
}

/** A length in feet with metres beside it, as "16 ft (4.88 m)". */
export function feetAndMetres(feet: number): string {
  return `${feet} ft (${(feet * 0.3048).toFixed(2)} m)`;
}

/** A volume in US gallons with litres beside it, as "200 US gal (757 L)". */
export function gallonsAndLitres(gallons: number): string {
  return `${gallons} US gal (${Math.round(gallons * 3.785).toLocaleString("en-CA")} L)`;
}
