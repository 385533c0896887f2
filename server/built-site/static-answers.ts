import isFresh from "fresh";
import Negotiator from "negotiator";
import parseRange from "range-parser";
import type { BuiltFile, Encoding, Representation } from "./built-site.ts";

/** An answer with a file of the built site; headers are alternating names and values. */
export type StaticAnswer = {
  status: 200 | 206 | 304 | 416;
  headers: string[];
  body: Buffer | null;
};

/** The parts of a request that decide the answer; header names in lower case. */
export type StaticRequest = {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/**
 * Answers a request for a file by RFC 9110: in the smallest encoding that the client accepts, with
 * 304 for a matching ETag, with 206 for a range. Ranges are always of the uncompressed file.
 */
export function answerWith(file: BuiltFile, { method, headers }: StaticRequest): StaticAnswer {
  const range = textOf(headers.range);
  const encoding = range ? "identity" : chooseEncoding(file, textOf(headers["accept-encoding"]));
  const chosen = file[encoding] ?? file.identity;
  if (headers["if-none-match"] && isFresh(headers, { etag: chosen.etag }))
    return { status: 304, headers: withoutContentType(chosen.headers), body: null };
  if (range && isRangeValid(chosen, textOf(headers["if-range"]))) {
    const part = cutRange(chosen, range);
    if (part) return { ...part, body: method === "HEAD" ? null : part.body };
  }
  const sent = [...chosen.headers, "Content-Length", String(chosen.body.length)];
  if (encoding === "identity") sent.push("Accept-Ranges", "bytes");
  else sent.push("Content-Encoding", encoding);
  return { status: 200, headers: sent, body: method === "HEAD" ? null : chosen.body };
}

const smallestFirst: readonly Encoding[] = ["br", "gzip", "identity"];

function chooseEncoding(file: BuiltFile, header: string): Encoding {
  const request = { headers: { "accept-encoding": header } };
  const accepted = new Negotiator(request).encodings([...smallestFirst]);
  return smallestFirst.find((name) => name in file && accepted.includes(name)) ?? "identity";
}

/** Whether a client that has a part of the file has one of this version. */
const isRangeValid = ({ etag }: Representation, ifRange: string) =>
  ifRange === "" || ifRange === etag;

/** Returns one range; null for several ranges and unknown units, which get the whole file. */
function cutRange({ body, headers }: Representation, range: string): StaticAnswer | null {
  const parts = parseRange(body.length, range);
  if (parts === -1)
    return {
      status: 416,
      headers: [...withoutContentType(headers), "Content-Range", `bytes */${body.length}`],
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

function withoutContentType(headers: string[]): string[] {
  const at = headers.indexOf("Content-Type");
  return headers.toSpliced(at, 2);
}

const textOf = (header: string | string[] | undefined) =>
  Array.isArray(header) ? header.join(", ") : (header ?? "");
