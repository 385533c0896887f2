import { type CSSProperties, createElement, Fragment, type ReactNode } from "react";
import type { MailContent } from "./mail-kind.ts";

export const ink = "#14201b";
export const moss = "#3f5f4f";
export const forest = "#1f3a2e";
export const serif = "Fraunces, Georgia, serif";
const sans = "Figtree, 'Helvetica Neue', Arial, sans-serif";

const headingStyle: CSSProperties = {
  margin: "8px 0 16px",
  fontFamily: serif,
  fontWeight: 400,
  fontSize: 26,
  lineHeight: "32px",
  color: forest,
  overflowWrap: "anywhere",
};

/**
 * The frame of every mail: an ivory ground, a green line, the name on top. Tables, because Outlook
 * knows neither padding nor a width of other elements.
 */
export function MailLayout({
  preview,
  heading,
  overline,
  logo,
  blocks,
  language,
}: Omit<MailContent, "subject" | "quoteRequestIds"> & { language: string }) {
  return (
    <html lang={language} dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="x-apple-disable-message-reformatting" />
        <title>{heading}</title>
      </head>
      <body style={{ margin: 0, padding: 0, backgroundColor: "#faf7f0" }}>
        <Preview text={preview} />
        <Table>
          <td
            style={{
              padding: "16px 8px",
              backgroundColor: "#faf7f0",
              fontFamily: sans,
              color: ink,
            }}
          >
            <Table style={{ maxWidth: 560, backgroundColor: "#ffffff" }}>
              <td style={{ padding: "24px 20px 20px", borderTop: `4px solid ${forest}` }}>
                <Letterhead logo={logo} overline={overline} />
                <h1 style={headingStyle}>{heading}</h1>
                {createElement(Fragment, null, ...blocks.map(({ html }) => html))}
              </td>
            </Table>
          </td>
        </Table>
      </body>
    </html>
  );
}

/** Mail programs fill a short preview with the text below; so many characters prevent that. */
const previewLength = 200;
const invisible = "\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff";

function Preview({ text }: { text: string }) {
  return (
    <div style={{ display: "none", maxHeight: 0, maxWidth: 0, overflow: "hidden", opacity: 0 }}>
      {text.slice(0, previewLength).toWellFormed()}
      {invisible.repeat(Math.max(0, previewLength - text.length))}
    </div>
  );
}

const letterheadStyle = {
  margin: 0,
  fontFamily: serif,
  fontSize: 17,
  lineHeight: "24px",
  color: "#75582a",
};

function Letterhead({ logo, overline }: Pick<MailContent, "logo" | "overline">) {
  return (
    <p style={letterheadStyle}>
      {logo && (
        <img
          src={logo}
          width={44}
          height={44}
          alt=""
          // React would have a link preload any other, which no mail program knows.
          fetchPriority="low"
          style={{ display: "block", marginBottom: 12 }}
        />
      )}
      {overline}
    </p>
  );
}

/** A table of one cell. */
function Table({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  return (
    <table
      role="presentation"
      align="center"
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      // A fixed table is never wider than the screen, whatever cannot be broken stands in it.
      style={{ tableLayout: "fixed", overflowWrap: "anywhere", ...style }}
    >
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}
