import { type Context, Hono } from "hono";
import type * as z from "zod";
import { readAddress } from "../../../quote-request/quote-request.schema.ts";
import type { Db } from "../../../server/db/schema.ts";
import { describeRelated, erasePermanently } from "../../../server/erasure/erase.ts";
import {
  findByAddress,
  findByPhone,
  listMailsNaming,
  type PersonMatches,
} from "../../../server/erasure/erasure.repository.ts";
import type { BookedRequest } from "../../../server/erasure/holders.ts";
import { telephoneKeys } from "../../../server/search/telephone.ts";
import { refuseMissing } from "../actions/refusals.ts";
import { requireRequest } from "../actions/require-request.ts";
import { unitNamer } from "../bookings/name-units.ts";
import { type ErasureQuestion, erasure, erasureOfPerson, erasureQuestion } from "../desk-api.ts";
import type { DeskEnv, RecordsDeps } from "../desk-env.ts";
import { DeskRefusal, readJson } from "../http/desk-refusal.ts";
import { writeDeskLog } from "../log/desk-log.repository.ts";
import {
  findByReference,
  type QuoteRequestRow,
} from "../request-records/request-records.repository.ts";
import { allHolders, listBookedOf } from "./holders.ts";

/** Erasing one request or all of a person for good, and what is said before. */
export function erasureRoutes(deps: RecordsDeps) {
  const { database, clock, content } = deps;
  const { db } = database;
  const nameUnits = unitNamer(content);
  const erase = async (
    c: Context<DeskEnv>,
    references: readonly string[],
    { bookings = [] }: z.output<typeof erasure>,
    logLine: string,
  ) => {
    refuseUnticked(await listBookedOf(db, references), bookings);
    const at = clock();
    const erased =
      (await erasePermanently(deps, database, references, allHolders, at)) ?? refuseMissing();
    const done = { at, by: c.var.person, logLine };
    await database.transact(async (transaction) => {
      for (const reference of erased.references)
        await writeDeskLog(transaction, { ...done, reference });
    }, "erase");
    return erased;
  };

  return new Hono<DeskEnv>()
    .post("/erase/question", async (c) => {
      const { references, related } = await findAll(deps, await readJson(c, erasureQuestion));
      const requests = await readAll(db, references);
      return c.json({
        requests: requests.map(({ reference, name, status, startDate, endDate, terms }) => ({
          reference,
          name,
          status,
          startDate,
          endDate,
          units: nameUnits(terms),
        })),
        mails: (await listMailsNaming(db, references)).length,
        notes: requests.reduce((sum, { notes }) => sum + notes.length, 0),
        related,
      });
    })
    .post("/erase", async (c) => {
      const { confirm, bookings, ...person } = await readJson(c, erasureOfPerson);
      const { references, related } = await findAll(deps, person);
      const erased = await erase(c, references, { confirm, bookings }, "Erased all of a person");
      const ownerNotes = [erased.ownerNotes, describeRelated(related)].filter(Boolean).join("\n");
      return c.json({ ...erased, ownerNotes });
    })
    .post("/requests/:reference/erase", async (c) => {
      const body = await readJson(c, erasure);
      const { reference } = await requireRequest(deps, c.req.param("reference"));
      return c.json(await erase(c, [reference], body, "Erased a quote request"));
    });
}

async function findAll(deps: RecordsDeps, asked: ErasureQuestion): Promise<PersonMatches> {
  if ("reference" in asked) {
    const { reference } = await requireRequest(deps, asked.reference);
    return { references: [reference], related: [] };
  }
  const found = await findRequestsOf(deps.database.db, asked);
  if (found.references.length > 0) return found;
  const none = `There is no quote request of this person. ${describeRelated(found.related)}`;
  throw new DeskRefusal("not-found", none.trim());
}

async function readAll(db: Db, references: readonly string[]): Promise<QuoteRequestRow[]> {
  const found: QuoteRequestRow[] = [];
  for (const reference of references)
    found.push((await findByReference(db, reference)) ?? refuseMissing());
  return found;
}

/** Refuses to erase a booking that nobody ticked. */
function refuseUnticked(booked: readonly BookedRequest[], ticked: readonly string[]): void {
  const left = booked.find(({ reference }) => !ticked.includes(reference));
  if (!left) return;
  const sentence = `${left.sentence} Tick the booking to erase it, too.`;
  throw new DeskRefusal("conflict", sentence, { field: "bookings", reference: left.reference });
}

async function findRequestsOf(
  db: Db,
  person: Exclude<ErasureQuestion, { reference: string }>,
): Promise<PersonMatches> {
  if ("phone" in person) {
    if (telephoneKeys(person.phone).length === 0)
      throw new DeskRefusal("invalid", "This is no phone number.", { field: "phone" });
    return findByPhone(db, person.phone, allHolders);
  }
  const { email } = person;
  if (!email.includes("@") || /\p{Cc}/u.test(email))
    throw new DeskRefusal("invalid", "This is no e-mail address.", { field: "email" });
  return findByAddress(db, readAddress(email), allHolders);
}
