import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:http2";
import { buffer } from "node:stream/consumers";
import { connect as connectTls } from "node:tls";
import { idempotencyHeader } from "../../../quote-request/protocol.ts";
import { sample } from "../sample.ts";
import { type RunningProxy, siteName } from "./proxy.ts";

export type ProxyAnswer = {
  status: number;
  /** By name in small letters; each name's values in the order they came. */
  headers: Map<string, string[]>;
  body: Buffer;
};

export type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  /** What is sent; in several parts, without saying how long it is. */
  body?: string | readonly string[];
};

/** Asks a proxy over HTTP/2 and TLS, as browsers do, at one of the machine's addresses. */
export async function askProxy(
  proxy: RunningProxy,
  path: string,
  { method = "GET", headers, body }: RequestOptions = {},
  host = "127.0.0.1",
): Promise<ProxyAnswer> {
  const { https: port, authority: ca } = proxy;
  const session = connect(`https://${siteName}`, {
    createConnection: () =>
      connectTls({ host, port, servername: siteName, ca, ALPNProtocols: ["h2"] }),
  });
  // Its streams tell of it, too.
  session.on("error", () => {});
  const parts = typeof body === "string" ? [body] : (body ?? []);
  const length = typeof body === "string" && { "content-length": Buffer.byteLength(body) };
  const head = { ":authority": siteName, ":method": method, ":path": path };
  const stream = session.request({ ...head, ...length, ...headers });
  for (const part of parts) stream.write(part);
  stream.end();
  try {
    const [answer, , raw] = await once(stream, "response");
    const status = Number(answer[":status"]);
    return { status, headers: groupByName(raw), body: await buffer(stream) };
  } finally {
    session.close();
  }
}

/** Asks a server or a proxy over plain HTTP/1.1. */
export async function askWithoutTls(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<ProxyAnswer> {
  const sent = request({ host: "127.0.0.1", port, path, headers }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const { statusCode: status = 0, rawHeaders } = response;
  return { status, headers: groupByName(rawHeaders), body: await buffer(response) };
}

function groupByName(raw: readonly string[]): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (let at = 0; at < raw.length; at += 2) {
    const name = (raw[at] ?? "").toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), raw[at + 1] ?? ""]);
  }
  return headers;
}

/** What the form sends: a quote request that differs by its number from all others. */
export const createRequest = (number: number | string): RequestOptions => ({
  method: "POST",
  headers: {
    "content-type": "application/json",
    [idempotencyHeader.toLowerCase()]: `key-${number}`,
  },
  body: JSON.stringify({ ...sample, email: `guest-${number}@example.com` }),
});

/** What the form sends without JavaScript. */
export const createForm = (fields: Record<string, string>): RequestOptions => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(fields).toString(),
});

/** Returns a header's value; where it came more than once or not at all, all its values. */
export function readHeaderValue(answer: ProxyAnswer, name: string): string | string[] {
  const values = answer.headers.get(name) ?? [];
  return values.length === 1 ? (values[0] as string) : values;
}

/** Returns the body of an answer as UTF-8 text. */
export const textOf = ({ body }: ProxyAnswer): string => body.toString();
