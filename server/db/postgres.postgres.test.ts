import { connect, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { openWholeDatabase } from "../../tests/support/databases/database.ts";
import { createDatabase, startPostgres } from "../../tests/support/databases/postgres.ts";
import { sample, sampleContext } from "../../tests/support/sample.ts";
import { listenOnFreePort } from "../../tests/support/servers/ports.ts";
import { createQuarantineCheck } from "../quarantine/quarantine-check.ts";
import type { RequestContext } from "../quarantine/request-context.ts";
import { submitQuoteRequest } from "../quote-requests/quote-request.service.ts";
import type { Database } from "./database.ts";

/** Several servers on one database, as far as storing goes. */
async function openServers(count: number, url?: string) {
  const postgres = url ?? (await createDatabase());
  const databases = await Promise.all(
    Array.from({ length: count }, () => openWholeDatabase({ postgres })),
  );
  onTestFinished(async () => {
    await Promise.all(databases.map(({ db }) => db.destroy()));
  });
  const [first] = databases as [Database];
  const now = Date.parse("2027-01-15T15:00:00Z");
  const submitters = databases.map((database) => {
    const testServer = {
      transact: database.transact,
      clock: () => now,
      checkQuarantine: createQuarantineCheck(database, () => now),
      mailHost: "maple.example",
      mailsPerHour: 1_000_000,
    };
    return (
      changes: Partial<typeof sample>,
      key: string | null,
      requestContext: RequestContext = sampleContext,
    ) => submitQuoteRequest(testServer, { ...sample, ...changes }, key, requestContext);
  });
  const countRows = async (table: "quote_request" | "outbox_mail") => {
    const rows = await first.db.selectFrom(table).select("id").execute();
    return rows.length;
  };
  return { databases, submitters, count: countRows };
}

test("a database that is not there is said in a sentence that names the setting, and no password", async () => {
  const url = new URL(await createDatabase());
  url.pathname = "/nowhere";
  const said = await openWholeDatabase({ postgres: url.href }).catch(
    (error: Error) => error.message,
  );
  expect(said).toBe(
    `PostgreSQL at ${url.host} does not let us in: database "nowhere" does not exist. Look at the name, the password and the database in DATABASE_URL.`,
  );
});

test("a pooler that refuses a setting of ours is quoted at once, with what to set", async () => {
  const fields = ["SFATAL", "C08P01", "Munsupported startup parameter: statement_timeout", ""];
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(""));
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  const pooler = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(Buffer.concat([Buffer.from("E"), length, body])));
  });
  const port = await listenOnFreePort(pooler);
  onTestFinished(() => void pooler.close());
  await expect(
    openWholeDatabase({ postgres: `postgres://me@127.0.0.1:${port}/quotes` }),
  ).rejects.toThrow(
    `PostgreSQL at 127.0.0.1:${port} does not let us in: unsupported startup parameter: statement_timeout. Where that is PgBouncer, set its ignore_startup_parameters = statement_timeout.`,
  );
});

test("ten connections that went silent while they were idle delay no request, and refuse none", async () => {
  const url = new URL(await createDatabase());
  const port = Number(url.port);
  const silent = new Set<Socket>();
  const sockets = new Set<Socket>();
  const proxy = createServer((socket) => {
    const server = connect(port, "127.0.0.1");
    for (const [from, to] of [
      [socket, server],
      [server, socket],
    ] as const)
      from
        .on("data", (chunk) => void (silent.has(socket) || to.write(chunk)))
        .on("error", () => {})
        .on("close", () => to.destroy());
    sockets.add(socket);
  });
  url.host = `127.0.0.1:${await listenOnFreePort(proxy)}`;
  onTestFinished(() => void proxy.close());
  const { databases, submitters, count } = await openServers(1, url.href);
  const pings = Array.from({ length: 10 }, () =>
    sql`select pg_sleep(0.1)`.execute((databases[0] as Database).db),
  );
  await Promise.all(pings);
  expect(sockets.size).toBeGreaterThanOrEqual(10);
  for (const socket of sockets) silent.add(socket);
  await expect
    .poll(() => [...sockets].every(({ closed }) => closed), { timeout: 5_000 })
    .toBe(true);
  const requests = Array.from({ length: 12 }, (_, number) =>
    submitters[0]?.({ email: `guest${number}@example.com` }, `key-${number}`),
  );
  expect((await Promise.all(requests)).map((answer) => answer?.outcome)).toEqual(
    Array(12).fill("stored"),
  );
  expect(await count("quote_request")).toBe(12);
});

describe("servers that share a database", () => {
  test("store a request that comes to all of them at once, under one key or none, only once", async () => {
    const { submitters, count } = await openServers(3);
    for (const key of ["the-same-key", null]) {
      const name = `Sent with ${key}`;
      const answers = await Promise.all(submitters.map((submit) => submit({ name }, key)));
      const references = answers.map((answer) => "reference" in answer && answer.reference);
      expect(new Set(references).size).toBe(1);
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual([
        "repeated",
        "repeated",
        "stored",
      ]);
    }
    expect([await count("quote_request"), await count("outbox_mail")]).toEqual([2, 4]);
  });

  test("give one of two different requests under one key a conflict", async () => {
    const { submitters, count } = await openServers(2);
    const answers = await Promise.all(
      submitters.map((submit, at) => submit({ email: `guest${at}@example.com` }, "one-key")),
    );
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(["conflict", "stored"]);
    expect(await count("quote_request")).toBe(1);
  });

  test("count a network's requests together, and keep no address", async () => {
    const { databases, submitters } = await openServers(2);
    const requestContext = { ...sampleContext, network: "203.0.113.7" };
    const outcomes: string[] = [];
    for (let number = 0; number <= 100; number += 1) {
      const email = `guest${number}@example.com`;
      const answer = await submitters[number % 2]?.({ email }, `key-${number}`, requestContext);
      outcomes.push(answer?.outcome ?? "none");
    }
    expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(100);
    expect(outcomes.at(-1)).toBe("rate-limited");
    const { rows } = await sql<{ key: string }>`select key from network_count`.execute(
      databases[0]?.db as Database["db"],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.key).not.toContain("203.0");
  });
});

describe("a database that goes away", () => {
  test("for a moment keeps a visitor waiting, and nothing is lost or stored twice", async () => {
    const server = await startPostgres();
    const { submitters, count } = await openServers(2, await createDatabase(server.url));
    const sent: Promise<{ outcome: string }>[] = [];
    let isOver = false;
    const visitors = (async () => {
      for (let number = 0; !isOver || number < 30; number += 1) {
        const submit = submitters[number % 2] as (typeof submitters)[0];
        sent.push(submit({ email: `guest${number}@example.com` }, `key-${number}`));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    await server.restart();
    isOver = true;
    await visitors;
    const settled = await Promise.allSettled(sent);
    const stored = settled.filter(
      (result) => result.status === "fulfilled" && result.value.outcome !== "invalid",
    );
    expect(stored.length).toBeGreaterThan(10);
    expect(await count("quote_request")).toBe(stored.length);
    expect(await count("outbox_mail")).toBe(2 * stored.length);
    onTestFinished(() => server.stop());
  });

  test("before it has written is refused at the start", async () => {
    const url = await createDatabase();
    const { databases } = await openServers(1, url);
    const name = new URL(url).pathname.slice(1);
    await sql`alter database ${sql.ref(name)} set synchronous_commit = off`.execute(
      databases[0]?.db as Database["db"],
    );
    await expect(openWholeDatabase({ postgres: url })).rejects.toThrow(
      "PostgreSQL has synchronous_commit off and would lose quotes in a power cut; turn it on.",
    );
  });
});
