import * as z from "zod";
import { isLoopback } from "./mail/loopback.ts";

/** Settings as they are written in an environment or a settings file, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

const address = z.string().regex(/^[^\s@,;<>"]+@[^\s@,;<>".]+(\.[^\s@,;<>".]+)+$/);
/** Number() alone would accept " ", 0x10 and 1e3. */
const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((n) => n <= max);

const settings = {
  PORT: {
    schema: wholeNumber(65_535),
    message: "PORT must be a whole number from 0 to 65535, for example PORT=4321.",
  },
  HOST: {
    schema: z.string(),
    message: "HOST must be an address to listen on, for example HOST=0.0.0.0.",
  },
  SITE_URL: {
    schema: z.url({ protocol: /^https?$/ }).refine(isOrigin),
    message:
      "SITE_URL must be the site's address without a path or a login, for example SITE_URL=https://www.example.com.",
  },
  DATA_DIR: {
    schema: z.string(),
    message: "DATA_DIR must be a folder, for example DATA_DIR=data.",
  },
  DATABASE_URL: {
    schema: z.string().refine((text) => /^file:./.test(text) || isPostgresAddress(text)),
    message:
      "DATABASE_URL must be a SQLite file such as file:data/requests.db, or a PostgreSQL database such as postgres://user:password@host:5432/quotes, with special characters percent-encoded.",
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).refine(isMailServer),
    message:
      "SMTP_URL must look like smtp://user:password@mail.example.com:587 or smtps://…, with special characters percent-encoded.",
  },
  MAIL_API_KEY: {
    // A key that no header can hold would fail with the first mail only, and appear in the log.
    schema: z.string().regex(/^[\x21-\x7e]+$/),
    message: "MAIL_API_KEY must be the key as the e-mail service shows it, without spaces.",
  },
  MAIL_API_URL: {
    schema: z.url({ protocol: /^https?$/ }).refine(isMailApi),
    message:
      "MAIL_API_URL must be an address without a login, such as https://api.resend.com/emails; http:// is for this machine only.",
  },
  MAIL_FROM: {
    schema: address,
    message: "MAIL_FROM must be one e-mail address, such as hello@example.com.",
  },
  QUOTE_INBOX: {
    schema: address,
    message: "QUOTE_INBOX must be one e-mail address, such as quotes@example.com.",
  },
  TRUST_PROXY: {
    schema: wholeNumber(10),
    message: "TRUST_PROXY must be the number of proxies in front, from 0 to 10.",
  },
  MAILS_PER_HOUR: {
    schema: wholeNumber(10_000_000).refine((mails) => mails >= 1),
    message:
      "MAILS_PER_HOUR must be a whole number from 1 to 10000000, for example MAILS_PER_HOUR=1000.",
  },
  RETENTION_DAYS: {
    schema: wholeNumber(36_500).refine((days) => days >= 30),
    message:
      "RETENTION_DAYS must be a whole number of days from 30 to 36500, for example RETENTION_DAYS=730.",
  },
  DESK: {
    schema: z.enum(["on", "off"]),
    message: "DESK must be on or off.",
  },
  DESK_PEOPLE: {
    schema: z
      .string()
      .transform((text) => text.split(",").map((one) => one.trim()))
      .pipe(z.array(address)),
    message:
      "DESK_PEOPLE must be e-mail addresses separated by commas, such as ann@example.com,bob@example.com.",
  },
  DESK_URL: {
    schema: z.url({ protocol: /^https?$/ }).refine(isOrigin),
    message:
      "DESK_URL must be the address of the server with the desk without a path or a login, for example DESK_URL=https://desk.example.com.",
  },
  PUBLIC_BACKEND_URL: {
    schema: z.url({ protocol: /^https?$/ }),
    message: "PUBLIC_BACKEND_URL must be the hosted backend's address, starting with https://.",
  },
  PUBLIC_BACKEND_ANON_KEY: {
    schema: z.string(),
    message: "PUBLIC_BACKEND_ANON_KEY must be the hosted backend's public key.",
  },
  PUBLIC_EMAIL_API_URL: {
    schema: z.url({ protocol: /^https?$/ }),
    message: "PUBLIC_EMAIL_API_URL must be an address such as https://api.example.com.",
  },
  DELIVERY_SECRET: {
    // The schedule sends it in a header.
    schema: z.string().regex(/^[\x20-\x7e]+$/),
    message: "DELIVERY_SECRET must be ASCII characters, for example of openssl rand -hex 24.",
  },
  SITE_FOLDER: {
    schema: z.string(),
    message: "SITE_FOLDER must be a folder, for example SITE_FOLDER=dist/site.",
  },
  LOG_LEVEL: {
    schema: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
    message: "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.",
  },
} as const;

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.href === `${url.origin}/`;
}

function isPostgresAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^postgres(ql)?:$/.test(url.protocol) &&
    url.host !== "" &&
    url.pathname.length > 1
  );
}

/** Wrong percent-encoding would fail with the first mail only. */
function isMailServer(text: string): boolean {
  const url = URL.parse(text);
  if (!url?.hostname) return false;
  try {
    decodeURIComponent(url.username + url.password);
    return true;
  } catch {
    return false;
  }
}

/** The key is sent over TLS, or within this machine. */
function isMailApi(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  return url.protocol === "https:" || isLoopback(url.hostname);
}

export type SettingName = keyof typeof settings;

/** The name of every setting that the server reads. @internal */
export const settingNames = Object.keys(settings) as readonly SettingName[];

type Value<Name extends SettingName> = z.output<(typeof settings)[Name]["schema"]>;

/** Returns a setting, if it is set; throws a sentence with what to set where it is invalid. */
export function readSetting<Name extends SettingName>(
  env: Environment,
  name: Name,
): Value<Name> | undefined {
  // Service files leave a setting out by an empty value.
  const result = z.optional(settings[name].schema).safeParse(env[name] || undefined);
  if (!result.success) throw new Error(settings[name].message);
  return result.data as Value<Name> | undefined;
}
