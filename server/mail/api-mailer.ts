import { domainToASCII } from "node:url";
import type { MailApiError } from "./mail-errors.ts";
import type { Attempt, Mail, Mailer } from "./mailer.ts";

export type MailApi = {
  /** Address that takes mails by POST. */
  url: string;
  /** Secret that tells the service who we are. */
  key: string;
};

/** The answer of the service: an id when it accepted the mail, a name and a sentence when not. */
type ApiAnswer = { id?: string; name?: string; message?: string };

/** Longest idempotency key that the service takes, in characters. */
const maxKey = 256;

/**
 * Returns a mailer for a service with Resend's HTTP API; it uses Web APIs only and so runs in Deno,
 * too. Each attempt at a mail has the same idempotency key, by which the service recognizes what it
 * has accepted. Throws a MailApiError when the service does not accept the mail.
 */
export function apiMailer(api: MailApi): Mailer {
  return {
    async send(mail, attempt = {}) {
      try {
        await post(api, mail, mail.messageId, attempt);
      } catch (error) {
        if ((error as Partial<MailApiError>).field !== "reply_to") throw error;
        // The owner must get the mail although the service refuses the customer's address, which
        // the text has, too.
        const { replyTo: _refused, ...rest } = mail;
        await post(api, rest, `no-reply-to:${mail.messageId}`, attempt);
      }
    },
    close() {},
  };
}

async function post(
  api: MailApi,
  mail: Mail,
  key: string,
  { signal, handOver }: Attempt,
): Promise<void> {
  await handOver?.();
  const response = await fetchApi(api.url, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${api.key}`,
      "Content-Type": "application/json",
      "Idempotency-Key": key.slice(0, maxKey),
      // Resend answers 403 without it, and not every platform sets one.
      "User-Agent": "quote-outbox",
    },
    body: JSON.stringify(bodyOf(mail)),
    // A redirect followed would become a GET, whose answer says nothing about the mail.
    redirect: "manual",
    signal,
  });
  const answer: ApiAnswer | null = await response.json().catch(() => null);
  if (!response.ok || !answer?.id) throw refusal(response, answer ?? {});
}

/** What Node and Deno say of a connection that was never made, so that no request went out. */
const noConnection =
  /ECONNREFUSED|ENOTFOUND|EAI_|UND_ERR_CONNECT|UNREACH|CERT|ERR_TLS|error \(Connect\)/;

/** Throws a sentence with the cause, which "fetch failed" alone keeps to itself. */
async function fetchApi(url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { message?: string; code?: string } };
    const reason = cause?.message || cause?.code || message;
    const isUnsent = noConnection.test(`${cause?.code} ${message}`);
    throw Object.assign(new Error(`The mail API was not reached: ${reason}`), { isUnsent });
  }
}

/**
 * Returns the body of the API call; a mail always has the same, because its key allows no other.
 */
function bodyOf({ from, to, replyTo, subject, html, text, headers, messageId }: Mail) {
  return {
    from: mailboxOf(from),
    to: [mailboxOf(to)],
    ...(replyTo && { reply_to: mailboxOf(replyTo) }),
    subject,
    html,
    text,
    headers: { ...headers, "Message-ID": messageId },
  };
}

/**
 * Returns an address as one text. Of a name, characters that divide or quote addresses (RFC 5322,
 * 3.2.3) are left out, so that nothing a visitor typed can be read as a list of addresses.
 */
function mailboxOf({ name, address }: Mail["to"]): string {
  const plainName = name.replace(/[()<>[\]:;@\\,"\s]+/g, " ").trim();
  const plainAddress = withAsciiDomain(address);
  return plainName ? `${plainName} <${plainAddress}>` : plainAddress;
}

/** Writes a domain such as café.example in ASCII, as the API demands; nodemailer does it itself. */
function withAsciiDomain(address: string): string {
  const [user, domain = ""] = address.split("@");
  return `${user}@${domainToASCII(domain) || domain}`;
}

/** Returns what the service said in place of an id, as an error. */
function refusal(response: Response, { name, message = "" }: ApiAnswer): MailApiError {
  const { status } = response;
  const isAboutContent = status === 400 || status === 422;
  const field = isAboutContent ? /[`'"](\w+)[`'"] field/.exec(message)?.[1] : undefined;
  // A sentence about the content may repeat it, with a customer's name; others are about our key,
  // our quota or the service.
  const words = isAboutContent ? field && `about the field ${field}` : message;
  const sentence = ["The mail API answered", status, response.ok ? "without an id" : name, words];
  return Object.assign(new Error(sentence.filter(Boolean).join(" ")), {
    field,
    status,
    // A date in place of seconds counts as nothing said.
    retryAfterSeconds: Number(response.headers.get("Retry-After")) || 0,
  });
}
