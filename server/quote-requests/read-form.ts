import type { HonoRequest } from "hono";

/**
 * Returns the fields of a native form post; a body that is no form is a form with nothing in it.
 * Where a name stands twice, the last value counts.
 */
export async function readForm(request: HonoRequest): Promise<Record<string, unknown>> {
  try {
    if (/^application\/x-www-form-urlencoded/i.test(request.header("Content-Type") ?? "")) {
      // Six times as fast as the Web's form data, which makes an object of each of 16,000 names.
      return Object.fromEntries(new URLSearchParams(await request.text()));
    }
    return await request.parseBody();
  } catch {
    return {};
  }
}
