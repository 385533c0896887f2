import type { ExtractSchema, MergeSchemaPath } from "hono/types";
import type { deskApi } from "./desk-api.routes.ts";
import type { websiteRoutes } from "./website/website.routes.ts";

/**
 * What the server answers below /desk/api, by the addresses of its routes. Moments are milliseconds
 * since 1970, amounts are cents. Not Hono's client: it types no body without a validator in each
 * route, adds 2 KB, and our own call keeps time limits and errors.
 */
type Routes = ExtractSchema<ReturnType<typeof deskApi>> &
  MergeSchemaPath<ExtractSchema<ReturnType<typeof websiteRoutes>>, "/website">;

type Method = "$get" | "$post";

/** What the server answers to an address such as `requests/${string}`; never without a route. */
export type Answer<
  Address extends string,
  By extends Method = "$get",
> = Address extends `${infer Path}?${string}` ? AnswerAt<Path, By> : AnswerAt<Address, By>;

/** `Address` itself where a route answers it; otherwise a text, so that passing it is refused. */
export type Answered<Address extends string, By extends Method = "$get"> = Address extends unknown
  ? [Answer<Address, By>] extends [never]
    ? "no route answers it"
    : Address
  : never;

type AnswerAt<Address, By extends Method> = {
  [Path in keyof Routes]: [Address, WrittenPath<Path>] extends [WrittenPath<Path>, Address]
    ? Routes[Path] extends Record<By, { output: infer Output; outputFormat: "json" }>
      ? Output
      : never
    : never;
}[keyof Routes];

/** A route's address as callers write it: `units/${string}/absences` of "/units/:unit/absences". */
type WrittenPath<Path> = Path extends `/${infer Rest}`
  ? WrittenPath<Rest>
  : Path extends `${infer Before}:${string}/${infer Rest}`
    ? `${Before}${string}/${WrittenPath<Rest>}`
    : Path extends `${infer Before}:${string}`
      ? `${Before}${string}`
      : Path;

export type DeskStart = Answer<"start">;
export type DeskCounts = DeskStart["counts"];

export type RequestPage = Answer<"requests">;
export type ListedRequest = RequestPage["requests"][number];
export type RequestDetail = Answer<`requests/${string}`>;
export type RequestSummary = RequestDetail["others"][number];
export type Quarantine = Answer<"quarantine">;

type Availability = Answer<"availability">;
export type UnitAvailability = Availability["units"][number];
export type Clash = Availability["clashes"][number];
export type CalendarMonth = Answer<"calendar">;

/** What would be erased. */
export type ErasureFound = Answer<"erase/question", "$post">;

export type DeskFigures = Answer<"figures">;
export type DeskHousekeeping = Answer<"housekeeping">;
export type Access = Answer<"access">;
