import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { Text } from "@react-email/text";
import { type CSSProperties, Fragment, type ReactNode } from "react";

const ink = "#14201b";
const moss = "#3f5f4f";
const sans = "Figtree, 'Helvetica Neue', Arial, sans-serif";
const serif = "Fraunces, Georgia, serif";

const paragraph: CSSProperties = {
  margin: "0 0 16px",
  fontSize: 16,
  lineHeight: "26px",
  color: ink,
};

type Props = { preview: string; heading: string; business: string; children: ReactNode };

/** The frame of every mail: an ivory ground, a green line, the name on top. */
export function MailLayout({ preview, heading, business, children }: Props) {
  return (
    <Html lang="en-CA">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{heading}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{
          margin: 0,
          padding: "32px 12px",
          backgroundColor: "#faf7f0",
          fontFamily: sans,
          color: ink,
        }}
      >
        <Container
          style={{
            maxWidth: 560,
            backgroundColor: "#ffffff",
            borderTop: "4px solid #1f3a2e",
            padding: "32px 36px 28px",
          }}
        >
          <Text style={{ margin: 0, fontFamily: serif, fontSize: 17, color: "#75582a" }}>
            {business}
          </Text>
          <Heading
            as="h1"
            style={{
              margin: "14px 0 20px",
              fontFamily: serif,
              fontWeight: 400,
              fontSize: 30,
              lineHeight: "36px",
              color: "#1f3a2e",
            }}
          >
            {heading}
          </Heading>
          {children}
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph. */
export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={paragraph}>{children}</Text>;
}

/** A heading within a mail. */
export function Subheading({ children }: { children: ReactNode }) {
  return (
    <Heading
      as="h2"
      style={{
        margin: "26px 0 10px",
        fontFamily: serif,
        fontWeight: 400,
        fontSize: 20,
        color: "#1f3a2e",
      }}
    >
      {children}
    </Heading>
  );
}

/** One fact: its name small above it. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Text style={{ ...paragraph, margin: "0 0 12px", overflowWrap: "anywhere" }}>
      <span style={{ fontSize: 13, color: moss }}>{name}</span>
      <br />
      {children}
    </Text>
  );
}

/** Counts as bars of a table, because mail programs block pictures. */
export function Bars({ counts }: { counts: readonly { name: string; count: number }[] }) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const cell: CSSProperties = { padding: "3px 0", fontSize: 14, lineHeight: "20px", color: ink };
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ borderCollapse: "collapse" }}>
      <tbody>
        {counts.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row" style={{ ...cell, width: 150, textAlign: "left", fontWeight: 400 }}>
              {name}{" "}
            </th>
            <td style={{ ...cell, width: 40, paddingRight: 12, textAlign: "right" }}>{count}</td>
            <td style={cell}>
              <div
                style={{
                  width: `${Math.round((count / most) * 100)}%`,
                  height: 12,
                  backgroundColor: moss,
                }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * A text with its line breaks as elements: styles for them reach neither the text part nor Outlook.
 */
export function Lines({ text }: { text: string }) {
  const lines = text.split("\n").map((line, at) => ({ line, at }));
  return lines.map(({ line, at }) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** A thin line between two parts. */
export function Hairline() {
  return <Hr style={{ margin: "24px 0", border: 0, borderTop: "1px solid #e0d2ba" }} />;
}
