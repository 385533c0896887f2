type Signals = {
  /** Browsers up to Chrome 131, Safari 25 and Firefox 140 do not have it. */
  signalUnknownCredential?: (passkey: { rpId: string; credentialId: string }) => Promise<void>;
};

/** Has this device offer a passkey no more that the server does not know. */
export async function forgetPasskey(credentialId: string): Promise<void> {
  const { PublicKeyCredential: signals } = globalThis as { PublicKeyCredential?: Signals };
  await signals
    ?.signalUnknownCredential?.({ rpId: location.hostname, credentialId })
    .catch(() => {});
}
