import { logo } from "../../ui/logo.ts";
import { shareSize } from "./share-picture-address.ts";

const ivory = "#faf7f0";
const paleBrass = "#d9c9a3";

/**
 * The text of a share picture: the logo with the business name, and the page's title as large as
 * fits.
 */
export function ShareTitle({ title, businessName }: { title: string; businessName: string }) {
  return (
    <div
      style={{
        ...shareSize,
        display: "flex",
        flexDirection: "column",
        justifyContent: "flex-end",
        boxSizing: "border-box",
        padding: "0 64px 52px",
        fontFamily: "Fraunces",
      }}
    >
      <div
        style={{
          display: "flex",
          alignItems: "center",
          marginBottom: 16,
          fontSize: 42,
          letterSpacing: "-0.01em",
          color: paleBrass,
        }}
      >
        <svg
          width="54"
          height="54"
          viewBox={`0 0 ${logo.side} ${logo.side}`}
          fill="none"
          stroke={paleBrass}
          strokeWidth="1.8"
          strokeLinejoin="round"
          style={{ marginLeft: -8, marginRight: 10 }}
        >
          <title>{businessName}</title>
          <path d={logo.paths[0]} />
          <path d={logo.paths[1]} />
        </svg>
        {businessName}
      </div>
      <div
        style={{
          fontSize: titleSize(title),
          lineHeight: 1.08,
          letterSpacing: "-0.015em",
          textWrap: "balance",
          color: ivory,
        }}
      >
        {title}
      </div>
    </div>
  );
}

/**
 * Returns the font size in pixels; at 400 pixels of width, as in a chat, letters are still 25 high.
 */
function titleSize(title: string): number {
  if (title.length <= 28) return 100;
  if (title.length <= 44) return 88;
  return 76;
}
