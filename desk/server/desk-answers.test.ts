import { expectTypeOf, test } from "vitest";
import type * as answers from "./desk-answers.ts";

test("an address that no route answers does not compile", () => {
  expectTypeOf<answers.Answered<"housekeeping">>().toEqualTypeOf<"housekeeping">();
  expectTypeOf<answers.Answered<"housekeepin">>().toEqualTypeOf<"no route answers it">();
  type Status = `requests/${string}/status`;
  expectTypeOf<answers.Answered<Status>>().toEqualTypeOf<"no route answers it">();
  expectTypeOf<answers.Answered<Status, "$post">>().toEqualTypeOf<Status>();
});

test("no answer has the name of a database's column", () => {
  type Named = answers.RequestPage | answers.RequestDetail | answers.Quarantine | answers.Access;
  type Counted = answers.DeskHousekeeping | answers.DeskFigures | answers.DeskStart;
  type Booked = answers.CalendarMonth | answers.Answer<"availability">;
  expectTypeOf<ColumnNames<Named | Counted | Booked>>().toBeNever();
});

type ColumnNames<T> = T extends readonly (infer Item)[]
  ? ColumnNames<Item>
  : T extends object
    ? { [Key in keyof T]-?: Extract<Key, `${string}_${string}`> | ColumnNames<T[Key]> }[keyof T]
    : never;
