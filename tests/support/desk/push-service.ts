import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { listenOnFreePort } from "../servers/ports.ts";

/** A push service on this machine, with the browser that subscribes to it. */
export async function startPushService() {
  const browser = createECDH("prime256v1");
  const auth = randomBytes(16);
  const p256dh = browser.generateKeys();
  const received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    received.push({ path: request.url ?? "", headers: request.headers, body });
    response.writeHead(status, { Location: "http://127.0.0.1:1/" }).end("x".repeat(100));
  });
  const port = await listenOnFreePort(server);
  onTestFinished(() => void server.close());
  return {
    received,
    answerWith: (next: number) => {
      status = next;
    },
    /** A subscription of the browser, under a name of its own. */
    subscription: (name: string) => ({
      endpoint: `http://127.0.0.1:${port}/${name}`,
      keys: { p256dh: p256dh.toString("base64url"), auth: auth.toString("base64url") },
    }),
    /** Returns what the browser reads of a message. */
    decrypt: (body: Buffer) => decrypt(body, { browser, p256dh, auth }),
  };
}

type Keys = { browser: ReturnType<typeof createECDH>; p256dh: Buffer; auth: Buffer };

/** Decrypts a message of one record (RFC 8291 and RFC 8188), written apart from the sender. */
function decrypt(body: Buffer, { browser, p256dh, auth }: Keys): unknown {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const derive = (secret: Buffer, saltOf: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, saltOf, info, length));
  const shared = browser.computeSecret(senderKey);
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, senderKey]);
  const secret = derive(shared, auth, keyInfo, 32);
  const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
}

/** Returns the claims of a request's VAPID token (RFC 8292); throws at a wrong signature. */
export function readVapid(authorization = "", publicKey: string): Record<string, unknown> {
  const [, token = "", key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error("The request names another key");
  const [head, claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  const verifyKey = createPublicKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: verifyKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("The token's signature is wrong");
  return JSON.parse(Buffer.from(claims, "base64url").toString());
}
