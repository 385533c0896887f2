import { providePostgres } from "./postgres.ts";

/** Vitest runs this before the tests that are run on PostgreSQL. */
export default providePostgres;
