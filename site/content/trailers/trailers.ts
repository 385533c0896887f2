import { interpolate } from "../../../content-files/interpolate.ts";
import { guestsAtDinner } from "../../../quote-request/stations.ts";
import { type Content, type Entry, readEntries, readPage } from "../entries.ts";

export type Trailer = Entry<"trailers">;
export type Specifications = Trailer["data"]["specifications"];

/** Returns all trailers, by their `order`. */
export async function readTrailers(): Promise<Trailer[]> {
  const trailers = await readEntries("trailers");
  return trailers.sort((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id));
}

/** Returns the trailers that the business owns, one by one, as ids of trailers. */
export async function readOwnedTrailers(): Promise<string[]> {
  return Object.values((await readPage("fleet")).units).map(({ trailer }) => trailer.id);
}

/** Returns the number of stations in the words of trailer-page.yaml: "1 Station", "2 Stations". */
export function stationsInWords(stations: number, words: { one: string; more: string }): string {
  return interpolate(stations === 1 ? words.one : words.more, { stalls: stations });
}

/** Returns the guests to plan a trailer for, and what they mean. */
export const describeGuests = (
  { stalls }: Trailer["data"],
  words: Content<"trailerPage">["capacity"],
) => ({ planned: guestsAtDinner(stalls, 8), label: words.eightHours });

/** Returns a length in feet and metres, as "16 ft (4.88 m)". */
export function feetAndMetres(feet: number): string {
  return `${feet} ft (${(feet * 0.3048).toFixed(2)} m)`;
}

/** Returns a volume in US gallons and litres, as "200 US gal (757 L)". */
export function gallonsAndLitres(gallons: number, language: string): string {
  return `${gallons} US gal (${Math.round(gallons * 3.785).toLocaleString(language)} L)`;
}
