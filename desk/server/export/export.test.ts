import { readFileSync } from "node:fs";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import type { QuoteRequest } from "../../../quote-request/quote-request.schema.ts";
import { insertQuoteRequest } from "../../../server/quote-requests/quote-request.repository.ts";
import { businessMoment } from "../../../server/time/business-clock.ts";
import { minCpuTime } from "../../../tests/support/event-loop/cpu-time.ts";
import { sample } from "../../../tests/support/sample.ts";
import { startTestServer } from "../../../tests/support/servers/test-server.ts";
import { readDeskContent } from "../content/desk-content.ts";
import { addNote } from "../request-records/notes.repository.ts";
import { readRequests } from "../request-records/request-records.repository.ts";
import { writeTable } from "./export.ts";
import { neutralizeFormulas } from "./neutralize-formulas.ts";

const naughtyStrings: string[] = JSON.parse(
  readFileSync(new URL(import.meta.resolve("big-list-of-naughty-strings")), "utf8"),
);
const attacks = [
  "=cmd|' /C calc'!A0",
  "\t=1+1",
  "\r@SUM(1)",
  "  +1",
  "\uFF1D1+1",
  "\uFE62cmd",
  "\u200B-2+3",
  "\u2212cmd",
  "hello;=1+1",
  "hello\t@SUM(A1)",
  '";"=1+1',
  '"=1+1',
  "a\u2028=1+1",
  "a\n\r=1+1",
];
const content = readDeskContent();
const texts = [...naughtyStrings, ...attacks];

/**
 * Requests where each text was sent as a name, as a message and in a message of several lines.
 */
async function openStoredTexts() {
  const { db } = await startTestServer();
  await db.transaction().execute(async (transaction) => {
    for (const [number, text] of texts.entries())
      for (const [at, message] of [text, `First line\n${text}\nlast line`].entries()) {
        const id = await insertQuoteRequest(transaction, {
          request: { ...(sample as QuoteRequest), name: text, message },
          reference: `${number}-${at}`,
          receivedAt: number,
          idempotencyKey: null,
          contentHash: "",
          quarantineReasons: null,
        });
        if (id !== null && at === 0)
          await addNote(transaction, id, { by: "owner@maple.example", text, now: number });
      }
  });
  const csv = (await Array.fromAsync(writeTable(db, content))).join("");
  return { requests: (await Array.fromAsync(readRequests(db))).flat(), csv };
}

/** What the export inserts is an apostrophe, where a line or a part after ; or a tab begins. */
function isOnlyNeutralized(read: string, stored: string): boolean {
  const original = stored.replace(/\r\n?/g, "\n");
  let at = 0;
  for (const [index, character] of [...read.split("")].entries()) {
    if (character === original[at]) at += 1;
    else if (character !== "'" || !/^$|[\n\v\f\u0085\u2028\u2029;\t']/.test(read[index - 1] ?? ""))
      return false;
  }
  return at === original.length;
}

describe("a table for Excel", () => {
  test("gives an independent reader every text as it was stored, but for the apostrophes", async () => {
    const { requests, csv } = await openStoredTexts();
    const { data, errors } = Papa.parse<Record<string, string>>(csv, {
      header: true,
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(data).toHaveLength(requests.length);
    for (const [number, request] of requests.entries())
      for (const [field, text] of Object.entries({
        name: request.name,
        message: request.message,
        location: request.location ?? "",
        reference: request.reference,
        note: request.notes
          .map(({ at, by, text }) => `${businessMoment(at)}, ${by}: ${text}`)
          .join("\n"),
      })) {
        const read = data[number]?.[field] ?? "";
        expect([read, isOnlyNeutralized(read, text)]).toEqual([read, true]);
        if (!/[=+\-@\t]|[^\x20-\x7e]/.test(text)) expect(read).toBe(text);
      }
  });

  test("has no physical row, and no cell of another locale, that begins a formula", async () => {
    const { csv } = await openStoredTexts();
    const rows = csv.split(/[\n\v\f\u0085\u2028\u2029]/);
    for (const row of rows) {
      expect(row).not.toMatch(/^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/);
      for (const cell of row.split(/[;\t]/))
        expect(cell).not.toMatch(
          /^[\s\p{Default_Ignorable_Code_Point}"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE62]/u,
        );
    }
  });

  test("is written in time that grows with the text's length", async () => {
    for (const blank of [" ", "\t", "\n", ";", '"', "\u200B", "\r"]) {
      const write = async () => neutralizeFormulas(`${blank.repeat(100_000)}x`);
      expect([blank, (await minCpuTime(write, 1_000)) < 1_000]).toEqual([blank, true]);
    }
  });
});
