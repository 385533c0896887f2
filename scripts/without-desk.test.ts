import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { functionPath } from "../quote-request/protocol.ts";
import { copyProjectWith } from "../tests/support/content/project-build.ts";
import { startSmtpInbox } from "../tests/support/mail/smtp-inbox.ts";
import { sample } from "../tests/support/sample.ts";
import { startServer } from "../tests/support/servers/running-server.ts";
import { temporaryFolder } from "../tests/support/servers/test-server.ts";
import { until } from "../tests/support/until.ts";

test("a copy from which desk/ is deleted builds the site, takes a request, sends both mails, erases it and backs up", async () => {
  const project = await copyProjectWith();
  const inbox = await startSmtpInbox();
  const dataDir = await temporaryFolder();
  try {
    await rm(join(project.folder, "desk"), { recursive: true });
    const built = await project.build();
    expect(built, built.said).toMatchObject({ status: 0 });

    const env = { DESK: "off", SMTP_URL: inbox.url, DATA_DIR: dataDir };
    const server = await startServer({ cwd: project.folder, dataDir, env });
    const page = await fetch(`${server.url}/contact`);
    expect(await page.text()).toContain("<form");
    expect((await fetch(`${server.url}/desk/`)).status).toBe(404);
    const answer = await fetch(server.url + functionPath, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(sample),
    });
    const { reference } = (await answer.json()) as { reference: string };
    await until(() => inbox.mails.length === 2, "both mails");
    expect(inbox.mails.map(({ raw }) => raw.includes(reference))).toEqual([true, true]);

    const runCommand = (words: string) => project.run(`cli/requests.ts ${words}`, env);
    const copy = join(dataDir, "copy.db");
    expect(await runCommand(`backup ${copy}`)).toMatchObject({
      status: 0,
      said: expect.stringContaining("holds 1 quote request and 2 mails"),
    });
    expect(await runCommand(`erase ${reference} --yes`)).toMatchObject({
      status: 0,
      said: expect.stringContaining("1 quote request with all stored mails"),
    });
    expect((await server.readData()).requests).toEqual([]);
    expect(await server.stop()).toBe(0);
  } finally {
    await inbox.close();
    await project.remove();
  }
}, 300_000);
