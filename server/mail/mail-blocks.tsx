import { type CSSProperties, Fragment } from "react";
import type { MailBlock } from "./mail-kind.ts";
import { forest, ink, moss, serif } from "./mail-layout.tsx";

const paragraphStyle: CSSProperties = {
  margin: "0 0 16px",
  fontSize: 16,
  lineHeight: "26px",
  color: ink,
  overflowWrap: "anywhere",
};

/** A paragraph; its line breaks stay. */
export const paragraph = (text: string): MailBlock => ({
  html: (
    <p style={paragraphStyle}>
      <Lines text={text} />
    </p>
  ),
  text,
});

export type MailLink = { address: string; label: string };

/** Links as buttons in a row, the first one strong; their addresses stand in the plain text. */
export const buttons = (links: readonly MailLink[]): MailBlock => ({
  html: (
    <p style={{ margin: "0 0 12px" }}>
      {links.map(({ address, label }, at) => (
        <a
          key={address}
          href={address}
          style={{
            display: "inline-block",
            margin: "0 8px 8px 0",
            padding: "9px 16px",
            border: `1px solid ${forest}`,
            borderRadius: 4,
            fontSize: 16,
            fontWeight: 600,
            lineHeight: "24px",
            textDecoration: "none",
            backgroundColor: at === 0 ? forest : "#ffffff",
            color: at === 0 ? "#ffffff" : forest,
          }}
        >
          {label}
        </a>
      ))}
    </p>
  ),
  text: links.map(({ address, label }) => `${label}: ${address}`).join("\n"),
});

export const link = (address: string, label: string): MailBlock => buttons([{ address, label }]);

/** Somebody's words, marked as such. */
export const quotation = (text: string): MailBlock => ({
  html: (
    <p style={{ ...paragraphStyle, borderLeft: "3px solid #b08d57", paddingLeft: 12 }}>
      <Lines text={text} />
    </p>
  ),
  text,
});

const join = (...parts: readonly (string | null | undefined)[]) =>
  parts.filter(Boolean).join(" · ");

/** What an item of a list says beside its lines. */
export type ListItem = {
  title: string;
  address?: string | undefined;
  due?: string;
  isOverdue?: boolean;
  /** Stands strong before the first line. */
  day?: string | null;
  /** Stand behind what is due, such as telephone numbers; plain text has addresses of pages. */
  links?: readonly { address?: string; label: string }[];
};

const inText = ({ address, label }: { address?: string; label: string }) =>
  address?.startsWith("http") ? `${label}: ${address}` : label;

/** An item of a list: its title, which leads to the address, what is due, and lines below. */
export const listItem = (
  { title, address, due = "", isOverdue = false, day = null, links = [] }: ListItem,
  ...lines: readonly string[]
): MailBlock => ({
  html: (
    <p style={{ margin: "0 0 6px", borderBottom: "1px solid #e0d2ba", paddingBottom: 6 }}>
      <a
        {...(address && { href: address })}
        style={{ fontSize: 16, fontWeight: 600, lineHeight: "22px", color: forest }}
      >
        {title}
      </a>{" "}
      <span
        style={{
          fontSize: 14,
          whiteSpace: "nowrap",
          ...(isOverdue ? { fontWeight: 600, color: "#a3261c" } : { color: moss }),
        }}
      >
        {due}
      </span>
      {links.map(({ address: page, label }) => (
        <Fragment key={label}>
          {" · "}
          <a {...(page && { href: page })} style={{ fontSize: 14, color: forest }}>
            {label}
          </a>
        </Fragment>
      ))}
      {lines.map((line, at) => (
        <span key={line} style={{ fontSize: 14, lineHeight: "20px" }}>
          <br />
          {at === 0 && day && <strong>{day} · </strong>}
          <Lines text={line} />
        </span>
      ))}
    </p>
  ),
  text: [join(title, due, ...links.map(inText)), join(day, lines[0]), ...lines.slice(1), address]
    .filter(Boolean)
    .join("\n"),
});

/** A heading within a mail. */
export const subheading = (text: string): MailBlock => ({
  html: (
    <h2
      style={{
        margin: "26px 0 10px",
        fontFamily: serif,
        fontWeight: 400,
        fontSize: 20,
        color: forest,
      }}
    >
      {text}
    </h2>
  ),
  text: `\n${text.toUpperCase()}`,
});

/** A value with its label small above it. */
export const labelled = (label: string, value: string, style?: CSSProperties): MailBlock => ({
  html: (
    <p style={{ ...paragraphStyle, margin: "0 0 12px" }}>
      <span style={{ fontSize: 13, color: moss }}>{label}</span>
      <br />
      <span style={style}>
        <Lines text={value} />
      </span>
    </p>
  ),
  text: `${label}\n${value}`,
});

export const steps = (texts: readonly string[]): MailBlock => ({
  html: (
    <ol style={{ margin: 0, paddingLeft: 22 }}>
      {texts.map((text) => (
        <li key={text} style={{ margin: "0 0 8px", fontSize: 16, lineHeight: "26px" }}>
          {text}
        </li>
      ))}
    </ol>
  ),
  text: texts.map((text, at) => ` ${at + 1}. ${text}`).join("\n"),
});

/** What stands small at the end of a mail. */
export const smallPrint = (text: string): MailBlock => ({
  html: (
    <p style={{ margin: 0, fontSize: 13, lineHeight: "20px", color: moss }}>
      <Lines text={text} />
    </p>
  ),
  text,
});

/** A thin line between two parts. */
export const hairline: MailBlock = {
  html: (
    <hr style={{ width: "100%", margin: "24px 0", border: 0, borderTop: "1px solid #e0d2ba" }} />
  ),
  text: "-".repeat(40),
};

/** A text with its line breaks as elements: Outlook knows no style for them. */
function Lines({ text }: { text: string }) {
  const lines = text.split("\n").map((line, at) => ({ line, at }));
  return lines.map(({ line, at }) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
}
