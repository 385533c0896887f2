import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { fieldNames } from "../../quote-request/fields.ts";
import {
  askedLines,
  formElementIds,
  formPath,
  thankYouPath,
} from "../../quote-request/protocol.ts";
import { sample } from "../../tests/support/sample.ts";
import { writeSite } from "../../tests/support/servers/site.ts";
import { startTestServer } from "../../tests/support/servers/test-server.ts";

async function openSite() {
  const field = (name: (typeof fieldNames)[number]) => {
    const id = formElementIds.control(name);
    const control =
      name === "message"
        ? `<textarea id="${id}" name="message"></textarea>`
        : name === "eventType"
          ? `<select id="${id}" name="eventType"><option value="" selected>Choose</option><option value="wedding">Wedding</option></select>`
          : `<input id="${id}" name="${name}">`;
    return `${control}<p id="${formElementIds.error(name)}" hidden><span data-error-text></span></p>`;
  };
  const siteFolder = await writeSite({
    [`${formPath}.html`]: `<title>Quote</title><astro-island props="{}"><form id="${formElementIds.form}">
     <section id="${formElementIds.summary}" tabindex="-1" hidden><h2></h2><ul></ul></section>
     ${fieldNames.map(field).join("")}</form></astro-island>`,
    [`${thankYouPath}.html`]: `<title>Thanks</title><p id="${formElementIds.reference}">In our e-mail</p>
      <section id="${formElementIds.asked}" hidden>${askedLines.map((line) => `<div><dd id="${formElementIds.askedFor(line)}"></dd></div>`).join("")}</section>`,
  });
  const testServer = await startTestServer({ siteFolder });
  const post = (fields: Record<string, string>, network = "203.0.113.1") =>
    testServer.app.request(formPath, {
      method: "POST",
      headers: { "X-Forwarded-For": network },
      body: new URLSearchParams(fields),
    });
  return { ...testServer, post };
}

describe("the form without JavaScript", () => {
  test("leads to the thank-you page, and posting it again leads to the same", async () => {
    const site = await openSite();
    // Browsers send line breaks as CR LF.
    const first = await site.post({ ...sample, message: "one\r\ntwo" });
    expect(first.status).toBe(303);
    const target = first.headers.get("Location") ?? "";
    expect(target).toMatch(/\/thank-you\?reference=[A-Z2-9]{8}$/);
    expect((await site.post({ ...sample, message: "one\r\ntwo" })).headers.get("Location")).toBe(
      target,
    );
    expect(await site.count("quote_request")).toBe(1);

    const page = await site.app.request(target);
    expect(page.status).toBe(200);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(load(await page.text())(`#${formElementIds.reference}`).text()).toBe(target.slice(-8));
  });

  test("comes back with 422, the values, the summary and the messages", async () => {
    const site = await openSite();
    const hostile = `"><script>alert(1)</script>`;
    const response = await site.post({
      ...sample,
      name: "P",
      location: hostile,
      message: `</textarea>${hostile}`,
      phone: "12",
    });
    expect(response.status).toBe(422);
    const page = load(await response.text());
    expect(page("title").text()).toBe("Error: Quote");
    expect(page("script").length).toBe(0);
    expect(page("astro-island").length).toBe(0);
    expect(page(`#${formElementIds.control("location")}`).attr("value")).toBe(hostile);
    expect(page(`#${formElementIds.control("message")}`).text()).toBe(`</textarea>${hostile}`);
    expect(page("option[selected]").attr("value")).toBe("wedding");
    expect(page(`#${formElementIds.control("phone")}`).attr("aria-invalid")).toBe("true");
    expect(page(`#${formElementIds.error("phone")}`).attr("hidden")).toBeUndefined();
    expect(page(`#${formElementIds.error("email")}`).attr("hidden")).toBeDefined();
    const summary = page(`#${formElementIds.summary}`);
    expect(summary.attr("hidden")).toBeUndefined();
    expect(
      summary
        .find("li a")
        .map((_, link) => page(link).attr("href"))
        .get(),
    ).toEqual([`#${formElementIds.control("name")}`, `#${formElementIds.control("phone")}`]);
  });

  test("comes back with the values and the phone number when storing fails", async () => {
    const site = await openSite();
    await site.db.schema.alterTable("outbox_mail").renameTo("gone").execute();
    const response = await site.post(sample);
    expect(response.status).toBe(500);
    const page = load(await response.text());
    expect(page(`#${formElementIds.summary} h2`).text()).toContain("905-555-0142");
    expect(page(`#${formElementIds.control("name")}`).attr("value")).toBe(sample.name);
  });

  test("repeats on the thank-you page what was asked for, without contact data, for an hour", async () => {
    const site = await openSite();
    const target =
      (await site.post({ ...sample, message: "<b>one" })).headers.get("Location") ?? "";
    const open = async () => load(await (await site.app.request(target)).text());
    const page = await open();
    const asked = page(`#${formElementIds.asked}`);
    expect(asked.attr("hidden")).toBeUndefined();
    expect(asked.text()).toContain(sample.location);
    expect(page(`#${formElementIds.askedFor("message")}`).text()).toBe("<b>one");
    for (const contact of [sample.name, sample.email, sample.phone])
      expect(page.html()).not.toContain(contact);
    await site.db.updateTable("quote_request").set({ received_at: 0 }).execute();
    const later = await open();
    expect(later(`#${formElementIds.reference}`).text()).toBe(target.slice(-8));
    expect(later(`#${formElementIds.asked}`).attr("hidden")).toBeDefined();
    expect(later.html()).not.toContain(sample.location);
  });

  test("shows the thank-you page for references that were given out only", async () => {
    const site = await openSite();
    for (const reference of ["", "ABCDEFGH", "<script>"]) {
      const query = new URLSearchParams({ reference });
      const response = await site.app.request(`${thankYouPath}?${query}`);
      expect([response.status, response.headers.get("Location")]).toEqual([303, formPath]);
    }
  });

  test("is answered as an empty form when the body is none, and refused when far too large", async () => {
    const site = await openSite();
    const response = await site.app.request(formPath, {
      method: "POST",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
      body: "no form",
    });
    expect(response.status).toBe(422);
    expect((await site.post({ ...sample, message: "x".repeat(70_000) })).status).toBe(413);
  });
});

test("refused forms come back up to a network's limit, then a sentence does; valid ones are stored", async () => {
  const site = await openSite();
  for (let count = 0; count < 300; count += 1) expect((await site.post({})).status).toBe(422);
  const refused = await site.post({});
  expect([refused.status, await refused.text()]).toEqual([
    429,
    "Too many requests came from your network. Please try again in 10 minutes or call 905-555-0142.",
  ]);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(9 * 60);
  expect((await site.post({}, "203.0.113.2")).status).toBe(422);

  const stored = await site.post(sample);
  expect(stored.status).toBe(303);
  const thanks = await site.app.request(stored.headers.get("Location") ?? "", {
    headers: { "X-Forwarded-For": "203.0.113.1" },
  });
  expect(thanks.status).toBe(200);
});

test("a form above a network's limit of requests comes back with its values and how long to wait", async () => {
  const site = await openSite();
  for (let count = 0; count < 100; count += 1) await site.post(sample);
  const refused = await site.post(sample);
  expect(refused.status).toBe(429);
  const minutes = Math.ceil(Number(refused.headers.get("Retry-After")) / 60);
  const page = load(await refused.text());
  expect(page(`#${formElementIds.summary} h2`).text()).toContain(`try again in ${minutes} minutes`);
  expect(page(`#${formElementIds.control("name")}`).attr("value")).toBe(sample.name);
});

test("thank-you pages are limited for each network, and the refusal says that the form arrived", async () => {
  const site = await openSite();
  const address = (await site.post(sample)).headers.get("Location") ?? "";
  const open = (network: string) =>
    site.app.request(address, { headers: { "X-Forwarded-For": network } });
  for (let count = 0; count < 300; count += 1) await open("203.0.113.1");
  const refused = await open("203.0.113.1");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
  expect(await refused.text()).toMatch(/^A form that led to this page has arrived\. Too many/);
  expect((await open("203.0.113.2")).status).toBe(200);
});

test("the next visitor's page holds nothing of the last visitor's", async () => {
  const site = await openSite();
  const page = async (fields: Record<string, string>) =>
    load(await (await site.post(fields)).text());
  await page({ ...sample, name: "P", message: "first" });
  const second = await page({ ...sample, phone: "1", eventType: "", message: "\n$& second" });
  expect(second(`#${formElementIds.control("message")}`).text()).toBe("\n$& second");
  expect(second(`#${formElementIds.control("name")}`).attr("aria-invalid")).toBeUndefined();
  expect(second(`#${formElementIds.error("name")}`).attr("hidden")).toBeDefined();
  expect(second("option[selected]").attr("value")).toBe("");
  expect(second(`#${formElementIds.summary} li`).length).toBe(2);
});
