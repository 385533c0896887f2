import { expect, test } from "vitest";
import { readHours } from "./opening-hours.ts";

test("reads opening and closing time from the hours that visitors see (§1.19)", () => {
  expect(readHours("9:00 AM to 8:00 PM")).toEqual({ opens: "09:00", closes: "20:00" });
  expect(readHours("12:30 PM to 12:00 AM")).toEqual({ opens: "12:30", closes: "00:00" });
  expect(() => readHours("all day")).toThrow('The hours "all day" name no opening');
});
