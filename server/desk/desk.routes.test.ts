import { expect, test } from "vitest";
import { startTestServer } from "../../tests/support/servers/test-server.ts";

test("without a session the API says so in its own shape, and a screen leads to sign in", async () => {
  const { app } = await startTestServer();
  const answer = await app.request("/desk/api/access");
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: "signed-out" });
  const screen = await app.request("/desk/requests/ABC");
  expect(screen.status).toBe(303);
  expect(screen.headers.get("Location")).toBe("/desk/sign-in?next=%2Fdesk%2Frequests%2FABC");
  for (const { headers } of [answer, screen]) {
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
    expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
  }
});

test("where it is off, each of its addresses is one of a page that does not exist", async () => {
  const { app } = await startTestServer({ hasDesk: false });
  for (const path of ["/desk", "/desk/", "/desk/sign-in", "/desk/api/access"])
    expect([path, (await app.request(path)).status]).toEqual([path, 404]);
});
