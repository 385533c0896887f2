import { generateKeyPairSync, hash, randomBytes, sign } from "node:crypto";

const origin = "https://maple.example";
/** User present, user verified, attested credential data (WebAuthn, section 6.1). */
const flags = { isPresent: 1, isVerified: 4, hasCredential: 64 };

/** A phone that holds one passkey, signs with ES256 and counts its uses if it is told to. */
export function createAuthenticator({ countsUses = false } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let userHandle = "";
  let uses = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (more: number, rest = Buffer.of()) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(uses);
    const set = Buffer.of(flags.isPresent | flags.isVerified | more);
    return Buffer.concat([hash("sha256", "maple.example", "buffer"), set, count, rest]);
  };
  const answer = (response: object) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });
  return {
    /** Makes the passkey; returns what the browser answers to creation options. */
    make({ challenge, user }: { challenge: string; user: { id: string } }) {
      userHandle = user.id;
      // COSE_Key: kty EC2, alg ES256, crv P-256, x, y (RFC 9053, section 7.1.1).
      const key = Buffer.concat([
        Buffer.from("a5010203262001215820", "hex"),
        Buffer.from(x, "base64url"),
        Buffer.from("225820", "hex"),
        Buffer.from(y, "base64url"),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key]);
      const data = authenticatorData(flags.hasCredential, credential);
      // CBOR of {fmt: "none", attStmt: {}, authData: data}.
      const attestationObject = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
        Buffer.of(data.length),
        data,
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge).toString("base64url"),
        attestationObject: attestationObject.toString("base64url"),
        transports: ["internal"],
      });
    },
    /** Uses the passkey; returns what the browser answers to request options. */
    use({ challenge }: { challenge: string }) {
      if (countsUses) uses += 1;
      const data = authenticatorData(0);
      const client = clientData("webauthn.get", challenge);
      const signed = Buffer.concat([data, hash("sha256", client, "buffer")]);
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
        userHandle,
      });
    },
  };
}
