import isFresh from "fresh";
import Negotiator from "negotiator";
import parseRange from "range-parser";
import type { BuiltFile, Encoding, Representation } from "./built-site.ts";

/** An answer out of the built site: status, headers as names and values in turn, and bytes or none. */
export type StaticAnswer = {
  status: 200 | 206 | 304 | 416;
  headers: string[];
  body: Buffer | null;
};

/** What of a request decides the answer; header names in small letters. */
export type StaticRequest = {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/**
 * Answers a request for a file as RFC 9110 says: the smallest encoding that the client takes, 304 where it has the
 * file, a part where it asks for one. A part is always one of the file as it is.
 */
export function answerWith(file: BuiltFile, { method, headers }: StaticRequest): StaticAnswer {
  const range = textOf(headers.range);
  const encoding = range ? "identity" : chooseEncoding(file, textOf(headers["accept-encoding"]));
  const chosen = file[encoding] ?? file.identity;
  if (headers["if-none-match"] && isFresh(headers, { etag: chosen.etag }))
    return { status: 304, headers: withoutContent(chosen.headers), body: null };
  if (range && mayBeCut(chosen, textOf(headers["if-range"]))) {
    const part = cut(chosen, range);
    if (part) return { ...part, body: method === "HEAD" ? null : part.body };
  }
  const described = [...chosen.headers, "Content-Length", String(chosen.body.length)];
  if (encoding === "identity") described.push("Accept-Ranges", "bytes");
  else described.push("Content-Encoding", encoding);
  return { status: 200, headers: described, body: method === "HEAD" ? null : chosen.body };
}

const smallestFirst: readonly Encoding[] = ["br", "gzip", "identity"];

/** What a client takes is said in a few ways by millions; each way is read once. */
const accepted = new Map<string, string[]>();
const mostKept = 200;

function chooseEncoding(file: BuiltFile, header: string): Encoding {
  let encodings = accepted.get(header);
  if (!encodings) {
    const request = { headers: { "accept-encoding": header } };
    encodings = new Negotiator(request).encodings([...smallestFirst]);
    if (accepted.size < mostKept) accepted.set(header, encodings);
  }
  return smallestFirst.find((name) => name in file && encodings.includes(name)) ?? "identity";
}

/** A part of a file is no use to a client that has the beginning of another one. */
const mayBeCut = ({ etag }: Representation, ifRange: string) => ifRange === "" || ifRange === etag;

/** One part of the bytes; null where the client asks for several, or in words we do not know, and gets the whole. */
function cut({ body, headers }: Representation, range: string): StaticAnswer | null {
  const parts = parseRange(body.length, range);
  if (parts === -1)
    return {
      status: 416,
      headers: [...withoutContent(headers), "Content-Range", `bytes */${body.length}`],
      body: null,
    };
  const [part] = parts === -2 || parts.type !== "bytes" || parts.length > 1 ? [] : parts;
  if (!part) return null;
  const bytes = body.subarray(part.start, part.end + 1);
  return {
    status: 206,
    headers: [
      ...headers,
      ...["Content-Length", String(bytes.length)],
      ...["Content-Range", `bytes ${part.start}-${part.end}/${body.length}`],
      ...["Accept-Ranges", "bytes"],
    ],
    body: bytes,
  };
}

function withoutContent(headers: string[]): string[] {
  const at = headers.indexOf("Content-Type");
  return headers.toSpliced(at, 2);
}

const textOf = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(", ") : (header ?? "");
