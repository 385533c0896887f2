import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
} from "node:crypto";
import type { PushKeys } from "./push-keys.ts";
import type { PushSubscription } from "./push-subscriptions.repository.ts";

/** Bytes of a record, which is the whole message (RFC 8188, section 2). */
const recordSize = 4096;
/** Bytes of a message that push services must take (RFC 8291, section 4). */
const maxPlaintext = 3993;
/** Seconds for which a signature is valid; RFC 8292 allows a day (section 2). */
const tokenLifetime = 12 * 60 * 60;

/** Returns a text as only the browser of a subscription reads it (RFC 8291); throws. */
export function encryptMessage(
  { p256dh, auth }: Pick<PushSubscription, "p256dh" | "auth">,
  text: string,
  { senderKey, salt } = { senderKey: newSenderKey(), salt: randomBytes(16) },
): Uint8Array<ArrayBuffer> {
  const plaintext = Buffer.from(text);
  if (plaintext.length > maxPlaintext) throw new Error("The push message is too long");
  const browserPublic = Buffer.from(p256dh, "base64url");
  const senderPublic = senderKey.getPublicKey();
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, info, length));

  const shared = senderKey.computeSecret(browserPublic);
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), browserPublic, senderPublic]);
  const secret = derive(shared, Buffer.from(auth, "base64url"), keyInfo, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);

  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  // The last record ends with a 2 (RFC 8188, section 2).
  const record = [cipher.update(plaintext), cipher.update(Buffer.of(2)), cipher.final()];
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(recordSize);
  sizes.writeUInt8(senderPublic.length, 4);
  return new Uint8Array(Buffer.concat([salt, sizes, senderPublic, ...record, cipher.getAuthTag()]));
}

function newSenderKey() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return pair;
}

/** Returns the Authorization header by which a push service knows this server (RFC 8292). */
export function signRequest(
  endpoint: string,
  { publicKey, privateKey }: PushKeys,
  { subject, now }: { subject: string; now: number },
): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + tokenLifetime,
    sub: subject,
  };
  const signed = `${encode({ typ: "JWT", alg: "ES256" })}.${encode(claims)}`;
  const point = Buffer.from(publicKey, "base64url");
  const key = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      d: privateKey,
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    },
  });
  const signature = sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" });
  return `vapid t=${signed}.${signature.toString("base64url")}, k=${publicKey}`;
}
