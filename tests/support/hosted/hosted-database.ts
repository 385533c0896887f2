import { readdir, readFile } from "node:fs/promises";
import pg from "pg";
import { createDatabase } from "../databases/postgres.ts";

const folder = "supabase/migrations";

/** The roles of a Supabase project's public keys, which may do all that is not revoked. */
const publicRoles = `
  do $$ begin
    create role anon nologin; create role authenticated nologin;
  exception when duplicate_object or unique_violation then null; end $$;
  grant usage on schema public to anon, authenticated;
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on sequences to anon, authenticated;
`;

/** Makes a database with the public roles, runs the project's SQL files on it, returns its URL. */
export async function createHostedDatabase(): Promise<string> {
  const url = await createDatabase();
  const files = (await readdir(folder)).sort();
  const texts = await Promise.all(files.map((file) => readFile(`${folder}/${file}`, "utf8")));
  const client = new pg.Client(url);
  await client.connect();
  for (const text of [publicRoles, ...texts]) await client.query(text);
  await client.end();
  return url;
}
