import { describe, expect, test } from "vitest";
import { formPath, trapField } from "../../quote-request/protocol.ts";
import { keepHouse } from "../housekeeping.ts";
import { acknowledgementsADay } from "../quote-request.service.ts";
import { perNetwork } from "../screening/screen.ts";
import { openDeskWithInbox } from "../testing/desk-with-inbox.ts";
import { housekeepingOf } from "../testing/housekeeping.ts";
import { sample } from "../testing/sample.ts";

const day = 24 * 60 * 60 * 1000;
const advertising = { ...sample, message: '<a href="http://spam.example">Buy</a> <script>' };

async function openHouse() {
  const desk = await openDeskWithInbox();
  const house = () => keepHouse(housekeepingOf(desk), true);
  return { ...desk, house };
}

const held = (desk: Awaited<ReturnType<typeof openHouse>>) =>
  desk.db
    .selectFrom("quote_request")
    .select(["reference", "held_for"])
    .where("held_for", "is not", null)
    .execute();

describe("a suspicious request", () => {
  test("is answered like any other, stored, and mailed to nobody", async () => {
    const desk = await openHouse();
    const response = await desk.post(advertising);
    const { success, reference } = await response.json();
    expect([response.status, success]).toEqual([200, true]);
    expect(await held(desk)).toEqual([{ reference, held_for: "markup of a link" }]);
    await desk.deliver();
    expect(desk.inbox.mails).toEqual([]);
  });

  test("is told of in one digest a day, in the morning", async () => {
    const desk = await openHouse();
    await desk.post(advertising);
    await desk.post({ ...advertising, name: "Second Sender" });
    // The desk's clock begins at ten in the morning in Ontario.
    await desk.house();
    await desk.post({ ...advertising, name: "Third Sender" });
    await desk.house();
    await desk.deliver();
    expect(desk.inbox.mails.map(({ subject }) => subject)).toEqual([
      "Held back for you to look at: 2 quote requests",
    ]);
    const [digest] = desk.inbox.mails;
    expect(digest?.recipients).toEqual(["quotes@maple.example"]);
    expect(digest?.text).toContain("Second Sender");
    expect(digest?.html).not.toContain("<script>");
    expect(digest?.html).not.toContain('href="http://spam.example"');

    desk.pass(day - 4 * 60 * 60 * 1000);
    await desk.house();
    await desk.deliver();
    expect(desk.inbox.mails).toHaveLength(1);
    desk.pass(4 * 60 * 60 * 1000);
    await desk.house();
    await desk.deliver();
    expect(desk.inbox.mails[1]?.subject).toBe("Held back for you to look at: 1 quote request");
    expect(desk.inbox.mails[1]?.text).toContain("Third Sender");
  });

  test("comes from a form without JavaScript whose trap was filled in", async () => {
    const desk = await openHouse();
    const body = new URLSearchParams({ ...sample, [trapField]: "http://spam.example" });
    const response = await desk.app.request(formPath, { method: "POST", body });
    expect(response.status).toBe(303);
    expect((await held(desk)).map(({ held_for }) => held_for)).toEqual(["trap filled in"]);
  });
});

describe("many requests", () => {
  const from = (desk: Awaited<ReturnType<typeof openHouse>>, network: string, number: number) =>
    desk.post({ ...sample, email: `guest${number}@example.com` }, undefined, {
      "X-Forwarded-For": network,
    });

  test("from one network are stored and mailed up to a limit and refused above it", async () => {
    const desk = await openHouse();
    for (let number = 1; number <= perNetwork.most; number += 1)
      expect((await from(desk, "203.0.113.7", number)).status).toBe(200);
    expect(await held(desk)).toEqual([]);

    const refused = await from(desk, "203.0.113.7", 0);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await refused.json()).error).toMatch(/try again in \d+ minutes or call [\d-]{12}/);
    expect(await desk.count("quote_request")).toBe(perNetwork.most);
    expect((await from(desk, "203.0.113.8", 0)).status).toBe(200);
  });

  test("with one address are all told to the owner, and acknowledged a few times a day", async () => {
    const desk = await openHouse();
    const send = (number: number) =>
      desk.post({
        ...sample,
        email: number % 2 ? sample.email : sample.email.toUpperCase(),
        message: `Number ${number}`,
      });
    for (let number = 0; number < acknowledgementsADay + 3; number += 1) await send(number);
    await desk.deliver();
    const to = (address: string) =>
      desk.inbox.mails.filter(({ recipients }) => recipients[0]?.toLowerCase() === address);
    expect(to(sample.email)).toHaveLength(acknowledgementsADay);
    expect(to("quotes@maple.example")).toHaveLength(acknowledgementsADay + 3);

    desk.pass(day + 1);
    await send(99);
    await desk.deliver();
    expect(to(sample.email)).toHaveLength(acknowledgementsADay + 1);
  });
});
