import { spawnSync } from "node:child_process";
import { mkdir, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { keepHouse } from "../server/housekeeping/housekeeping.ts";
import { fileMailer } from "../server/mail/file-mailer.ts";
import type { Mailer } from "../server/mail/mailer.ts";
import { deliverDue } from "../server/outbox/outbox.worker.ts";
import { housekeepingOf } from "../tests/support/housekeeping.ts";
import { commandsOf, post } from "../tests/support/run-command.ts";
import { openDesk } from "../tests/support/servers/test-server.ts";
import { until } from "../tests/support/until.ts";

type Desk = Awaited<ReturnType<typeof openDesk>>;

describe("all requests of an address", () => {
  test("are erased in whatever letters it was typed, and other tags are named and kept", async () => {
    const desk = await openDesk();
    const first = await post(desk, { email: "Élodie@École.example" });
    const second = await post(desk, { email: "e\u0301LODIE@xn--cole-9oa.example" });
    const tagged = await post(desk, { email: "élodie+wedding@école.example" });
    const other = await post(desk, { email: "elodie@ecole.example" });
    const quotes = await commandsOf(desk.folder);
    const would = await quotes("erase", "ÉLODIE@école.example");
    expect(would).toContain(`${first}, ${second} would be erased`);
    expect(would).toContain(`not erased: ${tagged}.`);
    const receipt = await quotes("erase", "ÉLODIE@école.example", "--yes");
    expect(receipt).toContain("2 quote requests");
    expect(receipt).toContain(`not erased: ${tagged}.`);
    expect(receipt).not.toContain("@");
    const left = await desk.db
      .selectFrom("quote_request")
      .select("reference")
      .orderBy("id")
      .execute();
    expect(left.map(({ reference }) => reference)).toEqual([tagged, other]);
    expect(await quotes("erase", "ÉLODIE@école.example", "--yes")).toMatch(
      new RegExp(`^refused: There is no quote request of this address\\. .*${tagged}`),
    );
  });
});

describe("a mail that is being sent while its request is erased", () => {
  /** A mailer that writes files, and waits at a gate before or after it does. */
  function gated(desk: Desk, at: "before" | "after") {
    const files = fileMailer(join(desk.folder, "mail"));
    const opening = Promise.withResolvers<void>();
    let arrived = 0;
    const mailer: Mailer = {
      ...files,
      async send(mail, signal) {
        if (at === "after") await files.send(mail, signal);
        arrived += 1;
        await opening.promise;
        if (at === "before") await files.send(mail, signal);
      },
    };
    return { mailer, open: () => opening.resolve(), arrived: () => arrived };
  }

  test.each(["before", "after"] as const)(
    "leaves no file, where it was erased %s it was written",
    async (at) => {
      const desk = await openDesk();
      const reference = await post(desk, {});
      const { mailer, open, arrived } = gated(desk, at);
      const delivery = deliverDue(desk.outbox(mailer));
      await until(() => arrived() === 1, "the first mail at the gate");
      const receipt = await (await commandsOf(desk.folder))("erase", reference, "--yes");
      expect(receipt).toContain("1 mail being sent at this moment, which may have gone out");
      open();
      await delivery;
      expect(await readdir(join(desk.folder, "mail"))).toEqual([]);
      expect(arrived()).toBe(1);
      expect(await desk.count("outbox_mail")).toBe(0);
    },
  );

  test("is not sent, where it was erased while it was written", async () => {
    const desk = await openDesk();
    const reference = await post(desk, {});
    const quotes = await commandsOf(desk.folder);
    const sent: string[] = [];
    const outbox = desk.outbox({
      send: async ({ subject }) => void sent.push(subject),
      close: () => {},
    });
    const writeMail: typeof outbox.writeMail = async (...about) => {
      const mail = await outbox.writeMail(...about);
      await quotes("erase", reference, "--yes");
      return mail;
    };
    expect(await deliverDue({ ...outbox, writeMail })).toBe(0);
    expect(sent).toEqual([]);
    expect(desk.logged()).toContain("mail not sent: it was erased");
  });

  test("and which names others too, leaves no file either", async () => {
    const desk = await openDesk();
    const advertising = '<a href="http://spam.example">Buy</a> <script>';
    const kept = await post(desk, { message: advertising, email: "one@example.com" });
    const erased = await post(desk, { message: advertising, email: "two@example.com" });
    await keepHouse(housekeepingOf(desk), true);
    const { mailer, open, arrived } = gated(desk, "before");
    const delivery = deliverDue(desk.outbox(mailer));
    await until(() => arrived() === 1, "the digest at the gate");
    await (await commandsOf(desk.folder))("erase", erased, "--yes");
    open();
    await delivery;
    expect(await readdir(join(desk.folder, "mail"))).toEqual([]);
    const left = await desk.db.selectFrom("quote_request").select("reference").execute();
    expect(left).toEqual([{ reference: kept }]);
  });
});

describe("a draft", () => {
  const gone = () => spawnSync("true").pid;

  test("of a killed process is removed by an erasure, with a mail's and a backup's, and named backups are not", async () => {
    const desk = await openDesk();
    const reference = await post(desk, {});
    const abandoned = [
      `quotes.db.${gone()}.part`,
      `mail/7KQM3XWA-owner-notice.eml.${gone()}.part`,
      `backups/quotes-2026-11-21T08-00-00.db.${gone()}.part`,
      `backups/quotes-2026-11-21T08-00-00.db.${gone()}.part-journal`,
    ];
    const kept = ["backups/quotes-2026-11-20.db", `backups/other.db.${process.pid}.part`];
    for (const folder of ["mail", "backups"]) await mkdir(join(desk.folder, folder));
    for (const file of [...abandoned, ...kept]) await writeFile(join(desk.folder, file), "a draft");
    const receipt = await (await commandsOf(desk.folder))("erase", reference, "--yes");
    expect(receipt).toContain("quotes-2026-11-20.db");
    const exists = (file: string) =>
      stat(join(desk.folder, file)).then(
        () => true,
        () => false,
      );
    expect(await Promise.all([...abandoned, ...kept].map(exists))).toEqual([
      ...abandoned.map(() => false),
      ...kept.map(() => true),
    ]);
    for (const file of abandoned) await writeFile(join(desk.folder, file), "a draft");
    await keepHouse(housekeepingOf(desk), true);
    expect(await Promise.all(abandoned.map(exists))).toEqual(abandoned.map(() => false));
  });
});
