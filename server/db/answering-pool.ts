import pg from "pg";

/** How long after its last answer a connection is asked for another before it is used. */
const askAfter = 1_000;
const pingTimeout = 1_000;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * A pool that hands out no connection that went silent, as when a firewall forgets it: a query on
 * one is answered by nobody until it times out, longer than a visitor's form waits.
 */
export class AnsweringPool extends pg.Pool {
  /** When each connection last answered, by the clock that only rises. */
  readonly #answeredAt = new WeakMap<pg.PoolClient, number>();
  #silentAt = Number.NEGATIVE_INFINITY;

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const found = this.#findAnswering();
    if (!callback) return found;
    found.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  async #findAnswering(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect();
      if (await this.#answers(client)) return client;
      client.release(true);
    }
  }

  async #answers(client: pg.PoolClient): Promise<boolean> {
    const now = performance.now();
    const answeredAt = this.#answeredAt.get(client);
    if (answeredAt !== undefined && now - answeredAt > askAfter) {
      // What silenced one has silenced all that were open then.
      if (answeredAt < this.#silentAt) return false;
      const ping: pg.QueryConfig & { query_timeout: number } = {
        text: "select 1",
        query_timeout: pingTimeout,
      };
      try {
        await client.query(ping);
      } catch {
        this.#silentAt = Math.max(this.#silentAt, now);
        return false;
      }
    }
    // A new connection has just answered.
    this.#answeredAt.set(client, performance.now());
    return true;
  }
}
