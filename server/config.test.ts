import { resolve } from "node:path";
import { expect, test } from "vitest";
import { readBusiness } from "./business/business.ts";
import { readConfig } from "./config.ts";

const business = readBusiness();

test("what is not set follows content/ and the data directory, and what ought to be set is named", () => {
  expect(readConfig({}, business)).toMatchObject({
    siteUrl: "https://www.mapleandbrass.example",
    databaseAddress: { sqlite: resolve("data/requests.db") },
    mailFrom: "hello@mapleandbrass.example",
    quoteInbox: "hello@mapleandbrass.example",
    trustedProxies: 0,
    deskPeople: ["hello@mapleandbrass.example"],
    deskUrl: "https://www.mapleandbrass.example/desk",
    unset: ["SITE_URL", "SMTP_URL", "MAIL_FROM", "QUOTE_INBOX"],
  });
});

test("an empty value counts as unset, and the database follows the data directory", () => {
  const config = readConfig({ PORT: "", DATA_DIR: "/srv/quotes" }, business);
  expect(config).toMatchObject({
    port: 4321,
    databaseAddress: { sqlite: "/srv/quotes/requests.db" },
  });
});

test("a key of a mail API is enough for mail to leave, by Resend unless another address is set", () => {
  const { mailApi, unset } = readConfig({ MAIL_API_KEY: "re_123" }, business);
  expect(mailApi).toEqual({ key: "re_123", url: "https://api.resend.com/emails" });
  expect(unset).toEqual(["SITE_URL", "MAIL_FROM", "QUOTE_INBOX"]);
  const url = "http://127.0.0.1:8080/emails";
  expect(readConfig({ MAIL_API_KEY: "re_123", MAIL_API_URL: url }, business).mailApi?.url).toBe(
    url,
  );
});

test("the owner's inbox may always sign in to the desk, others by DESK_PEOPLE, nobody without it", () => {
  const QUOTE_INBOX = "quotes@example.com";
  const DESK_PEOPLE = "ann@example.com, quotes@example.com";
  const { deskPeople } = readConfig({ QUOTE_INBOX, DESK_PEOPLE }, business);
  expect(deskPeople).toEqual(["quotes@example.com", "ann@example.com"]);
  expect(readConfig({ DESK: "off", DESK_PEOPLE }, business).deskPeople).toBeNull();
});

test("links of the owner's mails lead to this server's desk, or to the one that DESK_URL names", () => {
  const SITE_URL = "https://www.example.com";
  const DESK_URL = "https://desk.example.com/";
  expect(readConfig({ SITE_URL }, business).deskUrl).toBe("https://www.example.com/desk");
  expect(readConfig({ SITE_URL, DESK: "off" }, business).deskUrl).toBeNull();
  expect(readConfig({ SITE_URL, DESK: "off", DESK_URL }, business).deskUrl).toBe(
    "https://desk.example.com/desk",
  );
});

const nonsense: [Record<string, string>, RegExp][] = [
  [{ PORT: "http" }, /^PORT must be a whole number/],
  [{ PORT: "70000" }, /^PORT must/],
  [{ PORT: " " }, /^PORT must/],
  [{ DESK: "no" }, /^DESK must be on or off/],
  [{ DESK_URL: "https://example.com/desk" }, /^DESK_URL must be the address of the server/],
  [{ DESK_PEOPLE: "ann@example.com,bob" }, /^DESK_PEOPLE must be e-mail addresses/],
  [{ DESK_PEOPLE: "ann@example.com," }, /^DESK_PEOPLE must/],
  [{ MAILS_PER_HOUR: "0" }, /^MAILS_PER_HOUR must be a whole number from 1/],
  [{ RETENTION_DAYS: "7" }, /^RETENTION_DAYS must be a whole number of days from 30/],
  [{ RETENTION_DAYS: "two years" }, /^RETENTION_DAYS must/],
  [{ PORT: "0x10" }, /^PORT must/],
  [{ SITE_URL: "https://user:hunter2@example.com" }, /^SITE_URL must/],
  [{ SITE_URL: "https://example.com/?page=1" }, /^SITE_URL must/],
  [{ SMTP_URL: "smtp://user:100%@mail.example.com" }, /^SMTP_URL must look like/],
  [{ SITE_URL: "www.example.com" }, /^SITE_URL must/],
  [{ SITE_URL: "https://example.com/shop" }, /^SITE_URL must/],
  [{ DATABASE_URL: "mysql://localhost/quotes" }, /DATABASE_URL must be a SQLite file/],
  [{ DATABASE_URL: "postgres://localhost" }, /or a PostgreSQL database/],
  [{ SMTP_URL: "mail.example.com" }, /^SMTP_URL must look like/],
  [{ MAIL_API_KEY: "re_123 " }, /^MAIL_API_KEY must be the key/],
  [{ MAIL_API_KEY: "re_123\n456" }, /^MAIL_API_KEY must/],
  [{ MAIL_API_KEY: "re_1", MAIL_API_URL: "api.resend.com" }, /^MAIL_API_URL must be an address/],
  [{ MAIL_API_KEY: "re_1", MAIL_API_URL: "https://a:b@mail.example.com" }, /^MAIL_API_URL must/],
  [{ MAIL_API_KEY: "re_1", MAIL_API_URL: "http://mail.example.com" }, /this machine only\.$/],
  [{ MAIL_API_URL: "https://mail.example.com" }, /^Set MAIL_API_KEY along with MAIL_API_URL/],
  [{ MAIL_API_KEY: "re_1", SMTP_URL: "smtp://mail.example.com" }, /^Set either SMTP_URL or MAIL/],
  [{ MAIL_FROM: "a@example.com,b@example.com" }, /^MAIL_FROM must be one e-mail address/],
  [{ QUOTE_INBOX: "the office" }, /^QUOTE_INBOX must/],
  [{ TRUST_PROXY: "yes" }, /^TRUST_PROXY must/],
  [{ PUBLIC_BACKEND_URL: "https://x.example" }, /^Set both PUBLIC_BACKEND_URL/],
  [{ PUBLIC_EMAIL_API_URL: "api.example.com" }, /^PUBLIC_EMAIL_API_URL must be an address/],
  [{ DELIVERY_SECRET: "gehéim" }, /^DELIVERY_SECRET must/],
  [{ LOG_LEVEL: "loud" }, /^LOG_LEVEL must/],
];
test.each(nonsense)("refuses %j with a sentence", (env, sentence) => {
  expect(() => readConfig(env, business)).toThrow(sentence);
});

test("never repeats a password or a key", () => {
  expect(() => readConfig({ SMTP_URL: "http://user:hunter2@mail" }, business)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining("hunter2") }),
  );
  expect(() => readConfig({ MAIL_API_KEY: "hunter2 " }, business)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining("hunter2") }),
  );
});
