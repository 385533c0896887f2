import { createECDH, createPublicKey, verify } from "node:crypto";
import { expect, test } from "vitest";
import { readVapid } from "../../../tests/support/desk/push-service.ts";
import { encryptMessage, signRequest } from "./web-push.ts";

/** The example of RFC 8291, section 5 and appendix A. */
const example = {
  plaintext: "When I grow up, I want to be a watermelon",
  senderPrivate: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
  salt: "DGv6ra1nlYgDCS1FRnbzlw",
  message:
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
};
/** The example of RFC 8292, section 2.4. */
const signed = {
  token:
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA",
  publicKey:
    "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs",
};

test("a message is that of RFC 8291 with its keys and its salt", () => {
  const senderKey = createECDH("prime256v1");
  senderKey.setPrivateKey(example.senderPrivate, "base64url");
  const salt = Buffer.from(example.salt, "base64url");
  const message = encryptMessage(example, example.plaintext, { senderKey, salt });
  expect(Buffer.from(message).toString("base64url")).toBe(example.message);
});

test("no two messages have the same salt or key", () => {
  const heads = Array.from({ length: 20 }, () =>
    Buffer.from(encryptMessage(example, "").subarray(0, 86)),
  );
  expect(new Set(heads.map((head) => head.toString("hex", 0, 16))).size).toBe(20);
  expect(new Set(heads.map((head) => head.toString("hex", 21))).size).toBe(20);
});

test("a message that no push service must take, or for no point of the curve, is refused at once", () => {
  const before = process.cpuUsage();
  expect(encryptMessage(example, "x".repeat(3_993))).toHaveLength(4_096);
  expect(() => encryptMessage(example, "x".repeat(3_994))).toThrow("too long");
  expect(() => encryptMessage(example, "﷽".repeat(1_000_000))).toThrow("too long");
  for (const p256dh of ["", "A".repeat(87), "A".repeat(1_000_000), example.auth])
    expect(() => encryptMessage({ ...example, p256dh }, "")).toThrow();
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
});

test("a request is signed like the example of RFC 8292, by keys as installations have them", () => {
  // The example's own signature, by the means that check ours below.
  expect(isSignedBy(signed.publicKey, signed.token)).toBe(true);
  expect(isSignedBy(signed.publicKey, signed.token.replace("eyJhdW", "eyJhdX"))).toBe(false);

  // A pair of the package web-push 3.6.7, made for this test.
  const keys = {
    publicKey:
      "BIK0G5BOvOwb4iqcezDTe5A_CUMMb1xK7oUpteOl8ke7Vi-Q7XaEMGEFxT8wOyg3qSPONKzZ-IBSkBeLmYzE_9Q",
    privateKey: "WPb-hz7BgB7xcViqOfk-6WCgaoZY4w239hjsMn4mj_k",
  };
  const now = 1_453_523_768_000 - 12 * 60 * 60 * 1_000;
  const subject = "mailto:push@example.com";
  const header = signRequest("https://push.example.net/p/x", keys, { subject, now });
  const [head, claims] = header.slice("vapid t=".length).split(".");
  expect(`${head}.${claims}`).toBe(signed.token.slice(0, signed.token.lastIndexOf(".")));
  expect(readVapid(header, keys.publicKey)).toEqual({
    aud: "https://push.example.net",
    exp: 1_453_523_768,
    sub: subject,
  });
});

function isSignedBy(publicKey: string, token: string): boolean {
  const point = Buffer.from(publicKey, "base64url");
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  const key = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x, y } });
  const at = token.lastIndexOf(".");
  const signature = Buffer.from(token.slice(at + 1), "base64url");
  return verify(
    "sha256",
    Buffer.from(token.slice(0, at)),
    { key, dsaEncoding: "ieee-p1363" },
    signature,
  );
}
