import { expect, findUnansweredRow, sendRequest, test } from "../../support/browser/desk.ts";

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, expectedConsole: /Failed to load resource/ });

    test("a reply with an open place is not sent, and one that was sent is undone (D2)", async ({
      page,
      desk,
    }) => {
      const email = `una${viewport.width}@example.com`;
      const reference = await sendRequest(desk.url, { name: "Una Undone", email });
      await page.goto(`/desk/requests/${reference}`);
      const form = page.getByRole("region", { name: `Reply to ${email}` });
      await form.getByLabel("Template").selectOption("The quote");
      const text = form.getByLabel("Text");
      await expect(text).toHaveValue(/^Hello Una,/);
      await expect(form.getByText(/^Still to be written: \(Write the trailer/)).toBeVisible();
      await form.getByRole("button", { name: "Send from here" }).click();
      const selected = () =>
        text.evaluate((field: HTMLTextAreaElement) =>
          field.value.slice(field.selectionStart, field.selectionEnd),
        );
      expect(await selected()).toMatch(/^\(Write the trailer.*\)$/);
      await expect(text).toBeFocused();
      await page.keyboard.type("The 3-station, $1,850.");
      await expect(form.getByText(/^Still to be written/)).toHaveCount(0);

      await expect(form.getByLabel("Mark the request as quoted")).toBeChecked();
      await form.getByRole("button", { name: "Send from here" }).click();
      const status = page.getByRole("region", { name: "Status" });
      const pressed = (name: string) =>
        expect(status.getByRole("button", { name, exact: true })).toHaveAttribute(
          "aria-pressed",
          "true",
        );
      await pressed("Quoted");
      await expect(page.getByRole("region", { name: "Your replies" })).toBeVisible();
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      await pressed("New");
      await expect(page.getByRole("region", { name: "Your replies" })).toHaveCount(0);
      await expect(text).toHaveValue(/The 3-station, \$1,850\./);
      await expect(form.getByLabel("Template")).toHaveValue("quote");
      const { mails } = await desk.server.readData();
      expect(mails.filter(({ text }) => text?.includes("3-station"))).toEqual([]);
      const waiting = await page.evaluate(
        async (path) => (await (await fetch(path)).json()).mails,
        `/desk/api/requests/${reference}`,
      );
      expect(waiting.map(({ kind }: { kind: string }) => kind)).toEqual([
        "owner-notice",
        "acknowledgement",
      ]);
    });

    test("what was sent can be undone after something else was done", async ({ page, desk }) => {
      const [name, other] = [`Sue Sent ${viewport.width}`, `Olga Other ${viewport.width}`];
      const email = `sue${viewport.width}@example.com`;
      const reference = await sendRequest(desk.url, { name, email });
      const second = await sendRequest(desk.url, { name: other, email: `o${email}` });
      await page.goto(`/desk/requests/${reference}`);
      const form = page.getByRole("region", { name: `Reply to ${email}` });
      await form.getByLabel("Text").fill("We hold the 3-station.");
      await form.getByRole("button", { name: "Send from here" }).click();
      const undo = page.getByRole("button", { name: "Undo", exact: true });
      await expect(undo).toHaveCount(1);
      await page.evaluate((path) => history.pushState(null, "", path), `/desk/requests/${second}`);
      const status = page.getByRole("region", { name: "Status" });
      await expect(page.getByRole("heading", { name: other })).toBeVisible();
      await status.getByRole("button", { name: "Answered", exact: true }).click();
      await expect(page.getByText(`${other}: Answered.`)).toBeVisible();
      await expect(undo).toHaveCount(2);
      await undo.first().click();
      await expect(page.getByText("Undone.")).toBeVisible();
      await expect(undo).toHaveCount(1);
      const { mails } = await desk.server.readData();
      expect(mails.filter(({ text }) => text?.includes("We hold the 3-station"))).toEqual([]);
    });

    test("a tap on the wrong row of the quarantine is undone, and so is a status", async ({
      page,
      desk,
    }) => {
      const name = `Amy Innocent ${viewport.width}`;
      const message = "[url=https://maps.example]our garden[/url]";
      const reference = await sendRequest(desk.url, { name, message });
      await page.goto("/desk/quarantine");
      for (const decision of ["Spam", "Let it through"]) {
        await page.getByRole("button", { name: new RegExp(`^${decision} : ${name}`) }).click();
        await expect(page.getByRole("link", { name })).toHaveCount(0);
        await page.getByRole("button", { name: "Undo", exact: true }).click();
        await expect(page.getByRole("link", { name })).toBeVisible();
      }
      const day = `2031-03-${viewport.width === 390 ? "01" : "02"}`;
      const dates = { startDate: day, endDate: day };
      const other = await sendRequest(desk.url, { name, message: "In the inbox", ...dates });
      const row = await findUnansweredRow(page, name, day);
      await row.getByRole("button", { name: "Answered" }).click();
      await expect(row).toHaveCount(0);
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      await expect(row).toBeVisible();
      for (const erased of [reference, other])
        await page.request.post(`/desk/api/requests/${erased}/erase`, {
          data: { confirm: true },
          headers: { Origin: desk.url, "Sec-Fetch-Site": "same-origin" },
        });
    });
  });
