import naughtyStrings from "big-list-of-naughty-strings";
import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import { day, minute } from "../../../../server/time/durations.ts";
import { openBrowser } from "../../../../tests/support/desk/desk-client.ts";
import { startTestServerWithInbox } from "../../../../tests/support/servers/test-server-with-inbox.ts";

const owner = "quotes@maple.example";
const links = /https:\/\/maple\.example(\/desk\/sign-in\/link\/([\w-]{43})\S*)/;

/** A server whose sign-in mails can be read, and a browser in front of it. */
async function openSignIn() {
  const testServer = await startTestServerWithInbox();
  const browser = openBrowser(testServer);
  const askForMail = async (from = browser, email = owner, next = "") => {
    const answer = await from.postForm("/desk/sign-in", { email, next });
    await testServer.deliver();
    const text = testServer.inbox.mails.at(-1)?.text ?? "";
    const [, path = "", secret = ""] = links.exec(text) ?? [];
    return {
      answer,
      path,
      secret,
      code: /\b(\d{6})\b/.exec(text)?.[1] ?? "",
    };
  };
  const isSignedIn = async (by = browser) => (await by.ask("/desk/api/access")).status === 200;
  const openLink = (secret: string, by = browser) => by.postForm("/desk/sign-in/link", { secret });
  const typeCode = (code: string, by = browser) => by.postForm("/desk/sign-in/code", { code });
  return { ...testServer, browser, askForMail, isSignedIn, openLink, typeCode };
}

/** A code that is not this one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("a link", () => {
  test("signs in by the button of its page, once; opening it uses up nothing", async () => {
    const { askForMail, openLink, isSignedIn, browser, app } = await openSignIn();
    const { answer, secret } = await askForMail();
    expect(answer.headers.get("Location")).toBe("/desk/sign-in/code");
    for (let times = 0; times < 3; times += 1) {
      const page = await (await browser.ask(`/desk/sign-in/link/${secret}`)).text();
      expect(page).toContain("Sign in on this device");
    }
    expect(await isSignedIn()).toBe(false);
    const opened = await openLink(secret);
    expect([opened.status, opened.headers.get("Location")]).toEqual([303, "/desk/passkey"]);
    expect(await isSignedIn()).toBe(true);
    const other = openBrowser({ app });
    expect((await openLink(secret, other)).status).toBe(422);
    expect(await isSignedIn(other)).toBe(false);
  });

  test("that comes twice at the same moment signs in one of the two", async () => {
    const { askForMail, openLink, app } = await openSignIn();
    const { secret } = await askForMail();
    const browsers = [openBrowser({ app }), openBrowser({ app }), openBrowser({ app })];
    const answers = await Promise.all(browsers.map((one) => openLink(secret, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422, 422]);
  });

  test("and a code whose button is pressed twice sign in once, and no second device is there", async () => {
    const { askForMail, openLink, typeCode, isSignedIn, browser, db, pass, app } =
      await openSignIn();
    const { secret } = await askForMail();
    await browser.ask(`/desk/sign-in/link/${secret}`);
    const pressed = await Promise.all([openLink(secret), openLink(secret)]);
    pressed.push(await openLink(secret));
    const { code } = await askForMail();
    const typed = await Promise.all([typeCode(code), typeCode(code)]);
    expect([...pressed, ...typed].map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(await isSignedIn()).toBe(true);
    expect(await db.selectFrom("desk_device").select("id").execute()).toHaveLength(1);
    expect(await db.selectFrom("desk_session").select("id").execute()).toHaveLength(1);
    expect((await openLink(secret, openBrowser({ app }))).status).toBe(422);
    // Ten seconds later, or from a page that was opened once more, the link is used.
    const next = await askForMail();
    await openLink(next.secret);
    await browser.ask(`/desk/sign-in/link/${next.secret}`);
    expect((await openLink(next.secret)).status).toBe(422);
    const late = await askForMail();
    await openLink(late.secret);
    pass(10_000);
    expect((await openLink(late.secret)).status).toBe(422);
  });

  test("works on another device than the one that asked, and ends that one's code", async () => {
    const { askForMail, openLink, typeCode, isSignedIn, app } = await openSignIn();
    const { secret, code } = await askForMail();
    const phone = openBrowser({ app });
    expect((await openLink(secret, phone)).status).toBe(303);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await typeCode(code)).status).toBe(422);
  });

  test("is kept by the database as a hash only, and so is the code", async () => {
    const { askForMail, db } = await openSignIn();
    const { secret, code } = await askForMail();
    const rows = await db.selectFrom("desk_sign_in").selectAll().execute();
    const mails = await db.selectFrom("outbox_mail").selectAll().execute();
    const stored = JSON.stringify([rows, mails]);
    for (const word of [secret, code]) expect(stored).not.toContain(word);
    expect(JSON.stringify(mails)).not.toContain(owner);
  });

  test("of a person who is no longer in the settings signs nobody in", async () => {
    const { db, askForMail, openLink } = await openSignIn();
    const { secret } = await askForMail();
    await db.updateTable("desk_sign_in").set({ person: "former@maple.example" }).execute();
    expect((await openLink(secret)).status).toBe(422);
  });
});

describe("a session", () => {
  test("is a new one after each sign-in, whatever cookie was there before, and the old one ends", async () => {
    const { askForMail, openLink, isSignedIn, browser, app } = await openSignIn();
    // A cookie that somebody else has chosen.
    const chosen = "A".repeat(43);
    browser.cookies.set("__Host-desk", chosen);
    await openLink((await askForMail()).secret);
    const first = browser.cookies.get("__Host-desk") ?? "";
    expect(first).not.toBe(chosen);
    const other = openBrowser({ app });
    other.cookies.set("__Host-desk", chosen);
    expect(await isSignedIn(other)).toBe(false);

    await openLink((await askForMail()).secret);
    expect(browser.cookies.get("__Host-desk")).not.toBe(first);
    other.cookies.set("__Host-desk", first);
    expect([await isSignedIn(), await isSignedIn(other)]).toEqual([true, false]);
  });

  test("is kept by a cookie that scripts, other sites, other hosts and plain HTTP do not get", async () => {
    const { askForMail, openLink } = await openSignIn();
    const answer = await openLink((await askForMail()).secret);
    const [cookie] = answer.headers.getSetCookie().filter((one) => one.includes("-desk="));
    expect(cookie).toMatch(
      /^__Host-desk=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });
});

/** Each fifth: all kinds of them. */
const naughty = naughtyStrings.filter((_text, at) => at % 5 === 0);

test("naughty strings are shown as text in every field, and break nothing", async () => {
  const { browser, pass } = await openSignIn();
  const read = async (answer: Response) => {
    expect(answer.status).toBeLessThan(500);
    const page = load(await answer.text());
    expect(page("script, img, iframe, svg, b, [onclick], [onerror], [onload]").length).toBe(0);
    return page;
  };
  for (const text of naughty) {
    const encoded = encodeURIComponent(text.toWellFormed());
    const link = await read(await browser.ask(`/desk/sign-in/link/${encoded}`));
    const shown = link("input[name=secret]").attr("value");
    // A path's "." and ".." are resolved before the server sees it.
    if (shown !== undefined && !text.includes("\0"))
      expect(shown).toBe(text.toWellFormed().replace(/\r\n?/g, "\n"));
    await read(await browser.ask(`/desk/sign-in?next=${encoded}`));
    await read(await browser.postForm("/desk/sign-in/code", { code: text, next: text }));
    expect((await browser.postForm("/desk/sign-in/link", { secret: text })).status).toBe(422);
    pass(15 * minute);
    expect((await browser.postForm("/desk/sign-in", { email: text, next: text })).status).toBe(303);
  }
});

describe("signing in leads to a screen of the desk only", () => {
  const cases = [
    ["/desk/requests/ABCD2345", "/desk/requests/ABCD2345"],
    ["https://evil.example/", "/desk/passkey"],
    ["//evil.example/desk/", "/desk/passkey"],
    ["/desk/../evil", "/desk/passkey"],
    ["/desk/sign-in", "/desk/passkey"],
    ["/desk/\\evil.example", "/desk/passkey"],
    ["javascript:alert(1)", "/desk/passkey"],
    ["/desk/api/export.csv", "/desk/passkey"],
    ["/desk/calendar/secret.ics", "/desk/passkey"],
    ["/desk/figures?x=//evil.example", "/desk/passkey"],
  ] as const;

  test("by a code, and by a mailed link whose screen somebody has changed", async () => {
    const { askForMail, browser, pass } = await openSignIn();
    for (const [next, leads] of cases) {
      for (const way of ["code", "link"] as const) {
        pass(60 * minute);
        const { code, secret } = await askForMail();
        const key: Record<string, string> = way === "code" ? { code } : { secret };
        const answer = await browser.postForm(`/desk/sign-in/${way}`, { ...key, next });
        expect([way, next, answer.headers.get("Location")]).toEqual([way, next, leads]);
      }
    }
  });

  test("by a mailed link, on another device, too", async () => {
    const { askForMail, browser, pass, app } = await openSignIn();
    for (const [asked, leads] of cases) {
      pass(60 * minute);
      const { path } = await askForMail(browser, owner, asked);
      const phone = openBrowser({ app });
      const page = load(await (await phone.ask(path)).text());
      const fields = page("form input").get();
      const form = Object.fromEntries(fields.map(({ attribs }) => [attribs.name, attribs.value]));
      const answer = await phone.postForm("/desk/sign-in/link", form);
      expect([asked, answer.headers.get("Location")]).toEqual([asked, leads]);
    }
  });

  test("after another mail, too", async () => {
    const { browser } = await openSignIn();
    for (const path of ["/desk/sign-in/code", "/desk/sign-in/link/used"]) {
      const page = load(await (await browser.ask(`${path}?next=%2Fdesk%2Ffigures`)).text());
      expect(page("input[name=next]").attr("value")).toBe("/desk/figures");
    }
    const codePage = await (await browser.ask("/desk/sign-in/code?next=%2Fdesk%2Ffigures")).text();
    const dead = await browser.postForm("/desk/sign-in/link", { next: "/desk/figures" });
    for (const html of [codePage, await dead.text()])
      expect(load(html)("main a, p a").attr("href")).toBe("/desk/sign-in?next=%2Fdesk%2Ffigures");
  });
});

test("a link and a code work for 15 minutes, and no longer", async () => {
  const { askForMail, openLink, typeCode, pass } = await openSignIn();
  const { secret, code } = await askForMail();
  pass(15 * minute);
  expect([(await openLink(secret)).status, (await typeCode(code)).status]).toEqual([422, 422]);
});

describe("a code", () => {
  test("has a way to its field on the first page, while it may work", async () => {
    const { askForMail, typeCode, browser } = await openSignIn();
    const wayToCode = async () =>
      load(await (await browser.ask("/desk/sign-in?next=%2Fdesk%2Ffigures")).text())(
        "a[href='/desk/sign-in/code?next=%2Fdesk%2Ffigures']",
      ).text();
    expect(await wayToCode()).toBe("");
    const { code } = await askForMail();
    expect(await wayToCode()).toBe("I have a code");
    await typeCode(code);
    expect(await wayToCode()).toBe("");
  });

  test("signs in the device that asked, and no other", async () => {
    const { askForMail, typeCode, isSignedIn, app } = await openSignIn();
    const { code } = await askForMail();
    expect((await typeCode(code, openBrowser({ app }))).status).toBe(422);
    expect((await typeCode(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(303);
    expect(await isSignedIn()).toBe(true);
    expect((await typeCode(code)).status).toBe(422);
  });

  test("may be guessed five times on a device, and then does not work either", async () => {
    const { askForMail, typeCode } = await openSignIn();
    const { code } = await askForMail();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await typeCode(otherThan(code))).status).toBe(422);
    expect((await typeCode(code)).status).toBe(422);
  });

  test("may be guessed ten times a day in all; links go on working, and so does the next day", async () => {
    const { askForMail, typeCode, openLink, pass, app } = await openSignIn();
    for (let asked = 0; asked < 2; asked += 1) {
      const stranger = openBrowser({ app });
      const { code } = await askForMail(stranger);
      for (let tries = 0; tries < 5; tries += 1) await typeCode(otherThan(code), stranger);
    }
    const closed = await askForMail();
    expect((await typeCode(closed.code)).status).toBe(422);
    expect((await openLink(closed.secret)).status).toBe(303);
    pass(day);
    const next = await askForMail();
    expect((await typeCode(next.code)).status).toBe(303);
  });

  test("that is nonsense is refused, whatever it is", async () => {
    const { askForMail, typeCode } = await openSignIn();
    await askForMail();
    for (const nonsense of ["", "123", "١٢٣٤٥٦", "' or 1=1 --", "<script>", "9".repeat(10_000)])
      expect([nonsense.slice(0, 20), (await typeCode(nonsense)).status]).toEqual([
        nonsense.slice(0, 20),
        422,
      ]);
  });
});

describe("asking for a mail", () => {
  test("is answered the same whoever asks, and only people of the desk get one", async () => {
    const { askForMail, inbox, app, db } = await openSignIn();
    const answers = [];
    for (const email of [
      owner,
      "QUOTES@Maple.example ",
      "partner@maple.example",
      "no@a.example",
      "",
      "\0",
      "a".repeat(9_000),
    ]) {
      const { answer } = await askForMail(openBrowser({ app }), email);
      const cookie = answer.headers
        .getSetCookie()
        .join()
        .replace(/=[\w-]{43};/, "=…;");
      const headers = [...answer.headers].filter(([name]) => name !== "set-cookie");
      answers.push(JSON.stringify([answer.status, headers, cookie, await answer.text()]));
    }
    expect(new Set(answers).size).toBe(1);
    expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([
      [owner],
      [owner],
      ["partner@maple.example"],
    ]);
    // What was queued for others is gone, and a code for them does not exist.
    const left = await db.selectFrom("outbox_mail").select("id").execute();
    expect(left).toHaveLength(3);
  });

  test("is limited for a network, and says when to come back", async () => {
    const { browser, pass } = await openSignIn();
    const ask = () => browser.postForm("/desk/sign-in", { email: owner });
    for (let asked = 0; asked < 10; asked += 1) expect((await ask()).status).toBe(303);
    const refused = await ask();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "900"]);
    expect(await refused.text()).toContain("Try again in 15 minutes");
    pass(5 * minute + 500);
    expect((await ask()).headers.get("Retry-After")).toBe("600");
    pass(10 * minute - 501);
    expect((await ask()).headers.get("Retry-After")).toBe("1");
    pass(1);
    expect((await ask()).status).toBe(303);
  });

  test("from many networks fills no mailbox, and is answered the same beyond the limit", async () => {
    const { app, deliver, inbox } = await openSignIn();
    const answers = new Set<number>();
    for (let asked = 0; asked < 15; asked += 1) {
      const headers = { "X-Forwarded-For": `198.51.100.${asked}` };
      const answer = await openBrowser({ app }).postForm(
        "/desk/sign-in",
        { email: owner },
        headers,
      );
      answers.add(answer.status);
      await deliver();
    }
    expect([...answers]).toEqual([303]);
    expect(inbox.mails).toHaveLength(10);
  });

  test("from very many networks is refused, before quote requests lose their mails", async () => {
    const { app, pass } = await openSignIn();
    const ask = (network: number) => {
      const headers = { "X-Forwarded-For": `198.51.${network}.1` };
      return openBrowser({ app }).postForm("/desk/sign-in", { email: "x@a.example" }, headers);
    };
    for (let asked = 0; asked < 100; asked += 1) {
      expect((await ask(asked)).status).toBe(303);
      if (asked === 0) pass(20 * minute);
    }
    const refused = await ask(200);
    // An hour after the first.
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "2400"]);
    expect(await refused.text()).toContain("Try again in 40 minutes");
    pass(40 * minute);
    expect((await ask(201)).status).toBe(303);
    expect((await ask(202)).headers.get("Retry-After")).toBe("1200");
  });

  test("writes neither an address nor a secret into the log", async () => {
    const { askForMail, openLink, logged } = await openSignIn();
    const { secret, code } = await askForMail();
    await askForMail(undefined, "stranger@a.example");
    await openLink(secret);
    for (const word of [secret, code, owner, "stranger"]) expect(logged()).not.toContain(word);
  });
});
