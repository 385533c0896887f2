import { createHash, X509Certificate } from "node:crypto";
import { connect } from "node:tls";
import { chromium } from "@playwright/test";
import { findChromium } from "../browser/chromium.ts";
import { type RunningProxy, siteName } from "./proxy.ts";

/**
 * Opens a page in a browser that is told that the proxy speaks HTTP/3, and returns the protocol it
 * came by, such as "h3".
 */
export async function browseByHttp3(proxy: RunningProxy, path: string): Promise<string> {
  const { args, ...program } = await findChromium();
  const browser = await chromium.launch({
    ...program,
    args: [
      ...args,
      `--origin-to-force-quic-on=${siteName}:${proxy.https}`,
      `--host-resolver-rules=MAP ${siteName} 127.0.0.1`,
      `--ignore-certificate-errors-spki-list=${await readKeyHash(proxy)}`,
    ],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`https://${siteName}:${proxy.https}${path}`);
    return await page.evaluate(() => {
      const [entry] = performance.getEntriesByType("navigation");
      return (entry as PerformanceNavigationTiming).nextHopProtocol;
    });
  } finally {
    await browser.close();
  }
}

/** The hash by which Chromium is told to trust a certificate that no authority knows. */
function readKeyHash({ https, authority }: RunningProxy): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: https, servername: siteName, ca: authority }, () => {
      const { raw } = socket.getPeerCertificate();
      const key = new X509Certificate(raw).publicKey.export({ type: "spki", format: "der" });
      socket.destroy();
      resolve(createHash("sha256").update(key).digest("base64"));
    });
    socket.once("error", reject);
  });
}
