import { expect, test } from "vitest";
import { createAuthenticator } from "../../../../tests/support/desk/authenticator.ts";
import { signInToDesk } from "../../../../tests/support/desk/desk-api-client.ts";
import { startTestServer } from "../../../../tests/support/servers/test-server.ts";
import type { Access } from "../../desk-api.ts";

test("an answer that makes a passkey makes one, and is refused at once when it comes again", async () => {
  const desk = await signInToDesk(await startTestServer());
  const made = createAuthenticator().make(await desk.send("access/passkeys/options"));
  // The library is loaded by now, so that only the server's own time counts.
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => desk.post("access/passkeys", made)),
  );
  const time = performance.now() - began;
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(time).toBeLessThan(10_000);
  expect((await desk.read<Access>("access")).passkeys).toHaveLength(1);
});
