import type { Context, TypedResponse } from "hono";

/** Answers with JSON under its own type, which Hono loses of recursive types and WebAuthn's. */
export const answerAsIs = <Answer extends object>(c: Context, answer: Answer) =>
  c.json(answer) as unknown as TypedResponse<Answer, 200, "json">;
