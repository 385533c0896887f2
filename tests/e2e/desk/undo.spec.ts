import { expect, sendRequest, test } from "../../support/browser/desk.ts";
import { bookingOf } from "../../support/desk/booking.ts";

test.use({ viewport: { width: 390, height: 844 }, expectedConsole: /Failed to load resource/ });

test("a reply with an open place is not sent, and one that was sent is undone, also after something else was done", async ({
  page,
  desk,
}) => {
  const email = "una@example.com";
  const reference = await sendRequest(desk.url, { name: "Una Undone", email });
  const other = await sendRequest(desk.url, { name: "Olga Other", email: "olga@example.com" });
  await page.goto(`/desk/requests/${reference}`);
  const form = page.getByRole("region", { name: `Reply to ${email}` });
  const text = form.getByLabel("Text");
  const send = form.getByRole("button", { name: "Send from here" });
  const replies = page.getByRole("region", { name: "Your replies" });
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  const status = page.getByRole("region", { name: "Status" });
  const pressed = (name: string) =>
    expect(status.getByRole("button", { name, exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  const otherDay = form.getByText(/^Delivery is agreed for Saturday, June 12, 2027; today is /);
  await form.getByLabel("Template").selectOption("We arrive tomorrow");
  await expect(otherDay).toBeVisible();
  await form.getByLabel("Template").selectOption("The quote");
  await expect(otherDay).toHaveCount(0);
  await expect(text).toHaveValue(/^Hello Una,/);
  await expect(form.getByText(/^Still to be written: \(Write the trailer/)).toBeVisible();
  await send.click();
  const selected = await text.evaluate((field: HTMLTextAreaElement) =>
    field.value.slice(field.selectionStart, field.selectionEnd),
  );
  expect(selected).toMatch(/^\(Write the trailer.*\)$/);
  await expect(text).toBeFocused();
  await page.keyboard.type("The 3-station");
  await form.getByRole("button", { name: "Go to the place" }).click();
  await page.keyboard.type("Water and power, $1,850.");
  await expect(form.getByText(/^Still to be written/)).toHaveCount(0);

  await expect(form.getByLabel("Mark the request as quoted")).toBeChecked();
  // What the server refuses is in the form again, and its reason at the field.
  const json = { error: "Write the trailer.", code: "invalid", field: "text" };
  await page.route("**/replies", (route) => route.fulfill({ status: 422, json }), { times: 1 });
  await send.click();
  await expect(text).toHaveAccessibleDescription("Write the trailer.");
  await expect(text).toHaveValue(/The 3-station\s+Water and power, \$1,850\./);
  await send.click();
  await expect(text).toHaveAccessibleDescription("");
  await pressed("Quoted");
  await expect(replies).toBeVisible();
  await undo.click();
  await pressed("New");
  await expect(replies).toHaveCount(0);
  await expect(text).toHaveValue(/The 3-station\s+Water and power, \$1,850\./);
  await expect(form.getByLabel("Template")).toHaveValue("quote");
  const { mails } = await page.evaluate(
    async (path) => (await fetch(path)).json(),
    `/desk/api/requests/${reference}`,
  );
  expect(mails).toMatchObject([{ kind: "owner-notice" }, { kind: "acknowledgement" }]);

  await send.click();
  await expect(undo).toHaveCount(1);
  await page.evaluate((path) => history.pushState(null, "", path), `/desk/requests/${other}`);
  await expect(page.getByRole("heading", { name: "Olga Other" })).toBeVisible();
  await status.getByRole("button", { name: "Answered", exact: true }).click();
  await expect(page.getByText("Olga Other: Answered.")).toBeVisible();
  // One message stands at a time; the one before is there again once it is closed.
  await expect(undo).toHaveCount(1);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await undo.click();
  await expect(page.getByText("Undone.")).toBeVisible();
  const sent = (await desk.server.readData()).mails;
  expect(sent.filter((mail) => mail.text?.includes("The 3-station"))).toEqual([]);
});

test("a template for a booked customer, or for one who is not, says what the request is", async ({
  page,
  desk,
}) => {
  const reference = await sendRequest(desk.url, { name: "Bea Booked", email: "bea@example.com" });
  await page.goto(`/desk/requests/${reference}`);
  const form = page.getByRole("region", { name: "Reply to bea@example.com" });
  const template = form.getByLabel("Template");
  const notBooked = form.getByText("This request is not booked.");
  const booked = form.getByText("This request is booked, Jun 12–13, 2027.");
  const isOver = async (line: typeof booked) =>
    expect((await line.boundingBox())?.y).toBeLessThan(
      (await form.getByLabel("Text").boundingBox())?.y ?? 0,
    );
  for (const name of ["You are booked", "What to prepare on site", "We arrive tomorrow"]) {
    await template.selectOption(name);
    await isOver(notBooked);
  }
  await form.getByRole("link", { name: "Go to its status" }).click();
  await expect(page.getByRole("button", { name: "Booked", exact: true })).toBeInViewport();
  await template.selectOption("The dates are taken");
  await expect(notBooked).toHaveCount(0);
  await page.request.post(`/desk/api/requests/${reference}/agreement`, {
    headers: { Origin: desk.url, "Sec-Fetch-Site": "same-origin" },
    data: bookingOf({ unitIds: ["three"] }),
  });
  await page.reload();
  await isOver(booked);
  await template.selectOption("You are booked");
  await expect(form.getByText(/^This request is/)).toHaveCount(0);
});
