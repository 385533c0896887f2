import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listenOnFreePort } from "../servers/ports.ts";

export type ApiMail = {
  from: string;
  to: string[];
  reply_to?: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
};

/** An answer other than an id: an error as Resend words it, or a body of another kind. */
export type MailApiAnswer = {
  status: number;
  name?: string;
  message?: string;
  headers?: Record<string, string>;
  body?: string;
};

type Options = {
  /** Answers in place of looking at a mail; "hang" says nothing, undefined takes it on. */
  refuse?: (mail: ApiMail) => MailApiAnswer | "hang" | undefined;
  /** What becomes of the answer to a mail that was taken on; undefined sends it. */
  loseAnswer?: () => "drop" | "hang" | undefined;
};

/** The key that the server knows. */
export const apiKey = "re_test_0123456789";

/** `email@example.com` or `Name <email@example.com>`, in ASCII but for the name. */
const mailbox = /^([^()<>[\]:;@\\,"]+ <[\x21-\x3b\x3d\x3f-\x7e]+@[\w.-]+>|[\x21-\x7e]+@[\w.-]+)$/;

/** A real HTTP server that speaks Resend's API and keeps what it takes on, or fails as told. */
export async function startMailApi({ refuse, loseAnswer }: Options = {}) {
  const mails: ApiMail[] = [];
  const requests: { key: string; body: string }[] = [];
  const known = new Map<string, { body: string; id: string }>();
  let brokenOff = 0;

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    const key = String(request.headers["idempotency-key"]);
    requests.push({ key, body });
    const denied = checkRequest(request);
    if (denied) return answerError(response, denied);
    const mail = JSON.parse(body) as ApiMail;
    const refused = refuse?.(mail) ?? checkFields(mail);
    if (refused === "hang") return;
    if (refused) return answerError(response, refused);

    const earlier = known.get(key);
    if (earlier && earlier.body !== body) return answerError(response, otherBody);
    const id = earlier?.id ?? crypto.randomUUID();
    if (!earlier) mails.push(mail);
    known.set(key, { body, id });
    const lost = loseAnswer?.();
    if (lost === "drop") request.socket.destroy();
    else if (lost !== "hang") answer(response, 200, JSON.stringify({ id }));
  };
  const server = createServer((request, response) => {
    response.once("close", () => {
      if (!response.writableFinished) brokenOff += 1;
    });
    handle(request, response).catch(() => request.socket.destroy());
  });
  const port = await listenOnFreePort(server);
  return {
    url: `http://127.0.0.1:${port}/emails`,
    mails,
    /** Every request with its idempotency key, whatever came of it. */
    requests,
    /** How many requests ended without an answer. */
    brokenOff: () => brokenOff,
    /** Forgets the keys, as the service does after a day. */
    forgetKeys: () => known.clear(),
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const otherBody: MailApiAnswer = {
  status: 409,
  name: "invalid_idempotent_request",
  message: "This idempotency key has been used with another request body.",
};

function checkRequest({ method, url, headers }: IncomingMessage): MailApiAnswer | undefined {
  if (`${method} ${url}` !== "POST /emails") return { status: 404, name: "not_found" };
  if (!headers["user-agent"]) return { status: 403, body: "error code: 1010" };
  if (!headers.authorization)
    return { status: 401, name: "missing_api_key", message: "Missing API key." };
  if (headers.authorization !== `Bearer ${apiKey}`)
    return { status: 403, name: "invalid_api_key", message: "API key is invalid." };
  const keyLength = headers["idempotency-key"]?.length ?? 0;
  if (keyLength < 1 || keyLength > 256)
    return { status: 400, name: "invalid_idempotency_key", message: "1 to 256 characters." };
  return undefined;
}

function checkFields({ from, to, reply_to }: ApiMail): MailApiAnswer | undefined {
  const fields = Object.entries({ from: [from], to, reply_to: reply_to ? [reply_to] : [] });
  const wrong = fields.find(([, addresses]) => !addresses.every((text) => mailbox.test(text)));
  return (
    wrong && {
      status: 422,
      name: "validation_error",
      message: `Invalid \`${wrong[0]}\` field. ${wrong[1]} does not follow the \`Name <email@example.com>\` format.`,
    }
  );
}

function answerError(response: ServerResponse, error: MailApiAnswer): void {
  const { status, name, message, headers, body } = error;
  answer(response, status, body ?? JSON.stringify({ statusCode: status, name, message }), headers);
}

function answer(response: ServerResponse, status: number, body: string, headers = {}): void {
  response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(body);
}
