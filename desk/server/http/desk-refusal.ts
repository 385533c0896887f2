import type { Context, ErrorHandler } from "hono";
import { routePath } from "hono/route";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type * as z from "zod";
import { hasVisitorLeft } from "../../../server/http/has-visitor-left.ts";
import { isDiskFull } from "../../../server/log/explain-error.ts";
import type { Log } from "../../../server/log/log.ts";
import { withoutPersonalData } from "../../../server/log/without-personal-data.ts";
import type { DeskError, DeskErrorCode } from "../desk-api.ts";

const statusOf: Record<DeskErrorCode, ContentfulStatusCode> = {
  invalid: 422,
  "signed-out": 401,
  forbidden: 403,
  "not-found": 404,
  conflict: 409,
  "rate-limited": 429,
  "too-large": 413,
  failed: 500,
};

/** Why the desk does not do what it was asked; answered with its sentence and its code. */
export class DeskRefusal extends Error {
  readonly code: DeskErrorCode;
  readonly more: Omit<DeskError, "error" | "code">;

  constructor(code: DeskErrorCode, sentence: string, more: DeskRefusal["more"] = {}) {
    super(sentence);
    this.code = code;
    this.more = more;
  }
}

/** Answers with an error in the shape of the desk's API. */
export function answerRefusal(c: Context, refusal: DeskRefusal): Response {
  const { code, message: error, more } = refusal;
  return c.json({ error, code, ...more } satisfies DeskError, statusOf[code]);
}

const noReason = "That did not work. Please try again.";
const noRoom =
  "The server’s disk is full, and this was not saved. Delete old backups below Housekeeping, or ask the programmer to make room.";

/** Returns what answers an error of a route that speaks JSON. */
export const answerErrors =
  (log: Log): ErrorHandler =>
  (error, c) => {
    if (error instanceof DeskRefusal) return answerRefusal(c, error);
    const about = { path: routePath(c), reason: withoutPersonalData(error) };
    // Such as of an upload that was broken off.
    if (hasVisitorLeft(c)) log.info(about, "visitor left before the end");
    else log.error(about, "desk request failed");
    return answerRefusal(c, new DeskRefusal("failed", isDiskFull(error) ? noRoom : noReason));
  };

/** Returns a request's JSON body as a schema reads it; throws a refusal where it does not fit. */
export async function readJson<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header("Content-Type") ?? ""))
    throw new DeskRefusal("invalid", "Send the request as application/json.");
  return parse(
    schema,
    await c.req.json().catch(() => {
      throw new DeskRefusal("invalid", "The request is not JSON.");
    }),
  );
}

/** Returns a request's query as a schema reads it; throws a refusal where it does not fit. */
export const readQuery = <Schema extends z.ZodType>(c: Context, schema: Schema) =>
  parse(schema, c.req.query());

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  // What is set of a request is named as the field that people see.
  const field = issue?.path.join(".").replace(/^set\./, "") || undefined;
  throw new DeskRefusal("invalid", issue?.message ?? "This is not valid.", { field });
}
